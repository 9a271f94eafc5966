import { storedText } from "./storage/stored-text.ts";

const reloadedAt = storedText("sessionStorage", "flickmap:reloaded-at");
/** A page that was loaded again less than this long ago is not loaded again again. */
const patienceMs = 30_000;

/**
 * Loads the page again, unless there is no connection, or that was done within the last half minute, or
 * the browser has no session storage to remember it in: this could then go on for ever. Gives whether it did.
 */
export const reloadOnce = (): boolean => {
  if (!navigator.onLine) return false;
  if (Date.now() - Number(reloadedAt.read()) < patienceMs) return false;
  if (!reloadedAt.write(String(Date.now()))) return false;
  location.reload();
  return true;
};
