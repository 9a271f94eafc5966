import { styled } from "styled-components";

import { alpha, color, media, motion, radius, space, text, thumbArea } from "./theme.ts";

/** A small pill that leads somewhere (`as={Link}`) or toggles (`aria-pressed`). */
export const Chip = styled.button.attrs((props) => ({
  type: props.type ?? (props.as ? undefined : "button"),
}))`
  ${text.caption};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2rem;
  padding: 0 ${space(3.5)};
  border-radius: ${radius.round};
  background: ${alpha.light(0.07)};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  color: ${color.text};
  ${thumbArea}
  ${media.compact} {
    /* With the least gap between rows as high as what a thumb hits. */
    min-height: 2.375rem;
  }
  transition:
    background ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${alpha.light(0.14)};
      color: ${color.textStrong};
    }
  }
  &[aria-pressed="true"],
  &[aria-current]:not([aria-current="false"]) {
    background: ${color.accentWash};
    box-shadow: inset 0 0 0 1px ${color.accent};
    color: ${color.accent};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
