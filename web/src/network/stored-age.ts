import { storedIsShown } from "./connection.ts";

/** Its duration is a stored response's age in milliseconds. Of a document the page can read no other header. */
const METRIC = "stored";

export function withAge(response: Response): Response {
  const age = Date.now() - Date.parse(response.headers.get("date") ?? "");
  const headers = new Headers(response.headers);
  headers.set("server-timing", `${METRIC};dur=${Number.isNaN(age) ? 0 : Math.max(age, 0)}`);
  return new Response(response.body, { status: response.status, headers });
}

/** Null for one that comes from the gateway. Without a network the browser's cache may answer: then `Date` tells. */
export function getStoredAt(headers: Headers): number | null {
  const age = /^stored;dur=(\d+)$/.exec(headers.get("server-timing") ?? "")?.[1];
  if (age !== undefined) return Date.now() - Number(age);
  const date = Date.parse(headers.get("date") ?? "");
  return navigator.onLine || Number.isNaN(date) ? null : date;
}

let isNoted = false;

/** Later pages are opened without a document. */
export function noteStoredDocument(): void {
  if (isNoted) return;
  isNoted = true;
  const [load] = performance.getEntriesByType("navigation");
  if (!load || !(load instanceof PerformanceNavigationTiming)) return;
  const mark = load.serverTiming?.find(({ name }) => name === METRIC);
  if (mark) storedIsShown(performance.timeOrigin - mark.duration);
}
