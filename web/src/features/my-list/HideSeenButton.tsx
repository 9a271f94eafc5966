import EyeOff from "virtual:icons/eye-off";
import { css, styled } from "styled-components";

import { t } from "../../lib/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { color, media } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.ts";
import { setHideSeen, useHideSeen, useSeenKeys } from "./use-seen.ts";

interface Props {
  /** Whether a small screen has room for its icon alone. */
  readonly short?: boolean;
}

/** Has rows and lists leave out what the visitor has seen, and back. Where nothing is marked it says how to. */
export function HideSeenButton({ short = false }: Props) {
  const hide = useHideSeen();
  const { size } = useSeenKeys();
  const toast = useToast();
  return (
    <Choice
      data-needs-scripts
      $small
      $short={short}
      aria-label={t("seen.hide")}
      title={t("seen.hideHint")}
      aria-pressed={hide}
      data-active={hide || undefined}
      onClick={() => {
        setHideSeen(!hide);
        if (!hide && size === 0) toast({ title: t("seen.none"), description: t("seen.how") });
      }}
    >
      <EyeOff size={18} aria-hidden />
      <span>{t("seen.hide")}</span>
    </Choice>
  );
}

const Choice = styled(Button)<{ $short: boolean }>`
  flex: none;
  ${({ $short }) =>
    $short &&
    css`
      ${media.compact} {
        > span {
          display: none;
        }
      }
    `}
  &[data-active] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
`;
