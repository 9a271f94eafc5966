type CaughtBy = "boundary" | "recoverable" | "uncaught";

/** Of one page: an error that is thrown again and again is known after a few. */
const MAX_REPORTS = 5;

let reported = { path: "", times: 0 };

/** The report has the error, the components around it, and the path of the page without its query. */
export function reportError(
  kind: CaughtBy,
  error: unknown,
  componentStack: string | null | undefined,
): void {
  const path = location.pathname;
  reported = { path, times: reported.path === path ? reported.times + 1 : 1 };
  if (reported.times > MAX_REPORTS) return;
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  // The gateway takes 8 KB.
  const report = {
    kind,
    message: message.slice(0, 500),
    stack: `${stack}${componentStack ?? ""}`.slice(0, 4000),
    path,
  };
  fetch("/client-errors", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
    // Without a connection, or over the limit, nobody can be told.
  }).catch(() => undefined);
}

/** Reports the rejection of a promise that nothing waits for. */
export function reportRejection(work: Promise<unknown> | void): void {
  // oxlint-disable-next-line promise/prefer-await-to-then -- nothing waits for it
  work?.catch((error: unknown) => reportError("uncaught", error, null));
}
