import { css, styled } from "styled-components";
import { alpha, color, media, motion, radius, space, text, thumbArea } from "./theme.ts";
import { Link } from "./Link.tsx";

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled="true"]) {
        background: ${color.accentHover};
      }
    }
  `,
  secondary: css`
    background: ${alpha.light(0.08)};
    color: ${color.textStrong};
    box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled="true"]) {
        background: ${alpha.light(0.15)};
      }
    }
  `,
  quiet: css`
    color: ${color.text};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled="true"]) {
        background: ${alpha.light(0.08)};
        color: ${color.textStrong};
      }
    }
  `,
};

/** `primary` at most once in a view, `secondary` for the rest, `quiet` inside bars and lists. */
export const Button = styled.button.attrs<{ $variant?: keyof typeof variants; $small?: boolean }>(
  (props) => ({ type: props.type ?? (props.as ? undefined : "button") }),
)`
  ${text.label};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $small }) => (($small ?? false) ? "2.25rem" : "2.75rem")};
  padding: ${space(1.5)} ${({ $small }) => space(($small ?? false) ? 3.5 : 5)};
  border-radius: ${radius.round};
  flex-shrink: 0;
  min-width: 2.75rem;
  max-width: 100%;
  ${({ $small }) => ($small ?? false) && thumbArea}
  transition:
    background ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease},
    transform ${motion.fast} ${motion.ease};
  ${({ $variant = "secondary" }) => variants[$variant]}
  /* What it switches on is on. */
  &[data-active] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
  &:active:not(:disabled, [aria-disabled="true"]) {
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled="true"] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** A link of its own on a line, in the colour of what can be interacted on; an icon may stand in it. */
export const ActionLink = styled(Link)`
  ${thumbArea}
  ${text.smallStrong};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2.25rem;
  color: ${color.accent};
  ${media.hover} {
    &:hover {
      color: ${color.accentHover};
    }
  }
`;
