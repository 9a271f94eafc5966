import { styled } from "styled-components";

import { color, media, motion, radius, scrollsSideways, space, text, thumbArea } from "./theme.ts";

/** A row of choices of which one is current: `Tab`s that are links, or buttons with `aria-pressed`. */
export const Tabs = styled.div`
  display: inline-flex;
  gap: ${space(1)};
  padding: ${space(1)};
  border-radius: ${radius.round};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  max-width: 100%;
  ${scrollsSideways};
`;

/** One choice of `Tabs`: current by `aria-current` (links, `as={Link}`) or `aria-pressed` (buttons). */
export const Tab = styled.button.attrs((props) => ({
  type: props.type ?? (props.as ? undefined : "button"),
}))`
  ${text.smallStrong};
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 2.25rem;
  padding: 0 ${space(4)};
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.textQuiet};
  cursor: pointer;
  white-space: nowrap;
  ${thumbArea}
  ${media.compact} {
    justify-content: center;
    min-width: 2.75rem;
    padding-inline: ${space(3)};
  }
  transition:
    background ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
  &[aria-pressed="true"],
  &[aria-current]:not([aria-current="false"]) {
    background: ${color.surfaceFloating};
    color: ${color.textStrong};
    box-shadow: inset 0 0 0 1px ${color.hairline};
  }
`;
