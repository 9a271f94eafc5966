import { storedText } from "./storage/stored-text.ts";

const reloadedAt = storedText("sessionStorage", "flickmap:reloaded-at");
/** A page that was loaded again less than this long ago is not loaded again again. */
const patienceMs = 30_000;

/** Gives whether it loads the page again: never where that was done just now or can't be remembered, and so could go on. */
export const reloadOnce = (): boolean => {
  if (Date.now() - Number(reloadedAt.read()) < patienceMs) return false;
  if (!reloadedAt.write(String(Date.now()))) return false;
  location.reload();
  return true;
};
