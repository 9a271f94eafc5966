const KEY = "flickmap:changed-at";
/** How long the browser may go on giving an answer from before a vote: 10 s, and 10 s more while it asks anew. */
const HELD_MS = 20_000;

/** Notes, for every tab of this browser, that its visitor has just changed what public answers say, by a vote. */
export function noteOwnChange(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is blocked: a page that is loaded anew may show the average of some seconds ago.
  }
}

/** Whether an answer held by the browser may be from before this visitor's own change. */
export function hasRecentOwnChange(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY)) < HELD_MS;
  } catch {
    return false;
  }
}
