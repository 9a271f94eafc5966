const key = "flickmap:reloaded-at";
/** A page that was loaded anew less than this long ago is not loaded anew again. */
const patienceMs = 30_000;

/**
 * Loads the page anew, unless that was done within the last half minute or the browser keeps no
 * session storage to remember it in. Gives whether it did.
 */
export const reloadOnce = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < patienceMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is blocked: without a memory of the last time this could go on for ever.
    return false;
  }
  location.reload();
  return true;
};
