import Share2 from "virtual:icons/share-2";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { media } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.ts";
import { visuallyHidden } from "../../ui/primitives.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly title: string;
  /** What is shared; the page's URL where left out. */
  readonly getUrl?: () => string;
  readonly small?: boolean;
}

export function ShareButton({ title, getUrl = () => location.href, small = false }: Props) {
  const toast = useToast();
  const share = async () => {
    const url = getUrl();
    const outcome = await shareLink({ title, url });
    if (outcome === "copied") toast({ title: t("share.copied") });
    if (outcome === "failed")
      toast({ title: t("share.notCopied"), description: url, kind: "destructive" });
  };
  return (
    <Compact data-needs-scripts $small={small} onClick={() => reportRejection(share())}>
      <Share2 size={18} aria-hidden />
      <span>{t("share.share")}</span>
    </Compact>
  );
}

const Compact = styled(Button)`
  ${media.compact} {
    width: 2.75rem;
    padding: 0;
    span {
      ${visuallyHidden};
    }
  }
`;

type ShareOutcome = "shared" | "dismissed" | "copied" | "failed";

/** A sheet that the visitor closes is an outcome, not a fault; one that fails falls back to copying. */
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

/** Over http too, where browsers have no clipboard for pages. Throws where the browser allows it in no way. */
export const copyText = async (text: string): Promise<void> => {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new DOMException("Nothing was copied", "NotAllowedError");
};

const copySelected = (text: string): boolean => {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  // Within the window, so that the page does not scroll to it.
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Within an open dialog: nothing outside of it can be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};
