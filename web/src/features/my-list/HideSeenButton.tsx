import EyeOff from "virtual:icons/eye-off";
import { styled } from "styled-components";
import { t } from "../../lib/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { media } from "../../ui/theme.ts";
import { setHideSeen, useHideSeen, useSeenKeys } from "./kept-titles.ts";

/** Has rows and lists leave out what the visitor has seen, and back. Nothing until something is marked as seen. */
export function HideSeenButton({ short = false }: { readonly short?: boolean }) {
  const hide = useHideSeen();
  const { size } = useSeenKeys();
  return (
    <Choice
      data-shown={size > 0 || undefined}
      data-needs-scripts
      $small
      data-short={short || undefined}
      aria-label={t("seen.hide")}
      title={t("seen.hideHint")}
      aria-pressed={hide}
      data-active={hide || undefined}
      onClick={() => setHideSeen(!hide)}
    >
      <EyeOff size={18} aria-hidden />
      <span>{t("seen.hide")}</span>
    </Choice>
  );
}

const Choice = styled(Button)`
  /* The start script tells it before this browser's choices are known to the page: nothing moves then. */
  html:not([data-seen]) &:not([data-shown]) {
    display: none;
  }
  &[data-short] > span {
    ${media.compact} {
      display: none;
    }
  }
`;
