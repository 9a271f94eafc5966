import { usePage } from "./page-context.ts";

/** Says that the page cannot be shown now, so that the gateway sends it with status 503. Renders nothing. */
export function UnavailableStatus() {
  usePage().setStatus?.(503);
  return null;
}
