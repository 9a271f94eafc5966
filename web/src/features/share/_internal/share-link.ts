/** What came of sharing a link. */
export type ShareOutcome = "shared" | "dismissed" | "copied" | "failed";

/** Copies through a selection: browsers give their clipboard to pages with https alone. Gives whether it did. */
const copySelected = (text: string): boolean => {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  // Within the window, so that the page does not scroll to it.
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

/** Copies a text. Rejects where the browser allows it in no way. */
const copy = async (text: string): Promise<void> => {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new DOMException("Nothing was copied", "NotAllowedError");
};

/**
 * Hands a link to the device's share sheet where there is one, else copies it. A sheet that the
 * visitor closes is an outcome, not a fault; one that fails falls back to copying.
 */
export const shareLink = async (link: { title: string; url: string }): Promise<ShareOutcome> => {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  try {
    await copy(link.url);
    return "copied";
  } catch {
    // No permission: the visitor is told and copies by hand.
    return "failed";
  }
};
