import Share2 from "virtual:icons/share-2";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { media } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.ts";
import { visuallyHidden } from "../../ui/primitives.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { t } from "../../lib/messages.ts";
import { copyText } from "../../lib/copy-text.ts";

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
    switch (await shareLink({ title, url })) {
      case "copied":
        return toast({ title: t("share.copied") });
      case "failed":
        return toast({
          title: t("share.notCopied"),
          description: url,
          kind: "destructive",
        });
      case "shared":
      case "dismissed":
        return undefined;
    }
  };
  return (
    <Compact data-needs-scripts $small={small} onClick={() => reportRejection(share())}>
      <Share2 size={18} aria-hidden />
      <span>{t("share.share")}</span>
    </Compact>
  );
}

/** The icon alone where there is little room. */
const Compact = styled(Button)`
  ${media.compact} {
    width: 2.75rem;
    padding: 0;
    span {
      ${visuallyHidden};
    }
  }
`;

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
