import { storedText } from "./storage/stored-text.ts";

const reloadedAt = storedText("sessionStorage", "flickmap:reloaded-at");
/** A page that was loaded again less than this long ago is not loaded again again. */
const patienceMs = 30_000;

/**
 * Loads the page again, unless that was done within the last half minute, or the browser has no session storage to
 * remember it in: this could then go on for ever. Gives whether it did. For where Flickmap can be reached: else the
 * browser's own error page would take the page's place.
 */
export const reloadOnce = (): boolean => {
  if (Date.now() - Number(reloadedAt.read()) < patienceMs) return false;
  if (!reloadedAt.write(String(Date.now()))) return false;
  location.reload();
  return true;
};
