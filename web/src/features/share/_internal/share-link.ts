import { copyText } from "../../../lib/copy-text.ts";

export type ShareOutcome = "shared" | "dismissed" | "copied" | "failed";

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
    await copyText(link.url);
    return "copied";
  } catch {
    // No permission: the visitor is told and copies by hand.
    return "failed";
  }
};
