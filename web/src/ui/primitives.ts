import { css, styled } from "styled-components";
import { color, space, text, motion } from "./theme.ts";

interface TextProps {
  /** The step of the type scale; the parent's where left out. */
  readonly $step?: keyof typeof text;
  readonly $color?: keyof typeof color;
  readonly $tabular?: boolean;
  /** The distance to what is above and below, on the 4-pixel scale. */
  readonly $above?: number;
  readonly $below?: number;
}

const base = css<TextProps>`
  ${({ $step }) => $step && text[$step]};
  ${({ $color }) => $color && `color: ${color[$color]}`};
  ${({ $tabular }) => $tabular && "font-variant-numeric: tabular-nums"};
  ${({ $above }) => $above !== undefined && `margin-top: ${space($above)}`};
  ${({ $below }) => $below !== undefined && `margin-bottom: ${space($below)}`};
`;

export const Text = styled.p<TextProps>`
  ${base}
`;

interface LayoutProps extends TextProps {
  /** The distance between its children, on the 4-pixel scale: both ways, or between lines and within them. */
  readonly $gap?: number | readonly [rows: number, columns: number];
}

const gap = ({ $gap = 0 }: LayoutProps) =>
  typeof $gap === "number" ? space($gap) : $gap.map(space).join(" ");

export const Stack = styled.div<LayoutProps & { readonly $justify?: "start" }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${gap};
  ${({ $justify }) => $justify && `justify-items: ${$justify}`};
  ${base}
`;

interface RowProps extends LayoutProps {
  readonly $align?: "center";
  readonly $justify?: "center" | "flex-end" | "space-between";
  readonly $wrap?: boolean;
}

export const Row = styled.div<RowProps>`
  display: flex;
  gap: ${gap};
  ${({ $wrap }) => $wrap && "flex-wrap: wrap"};
  ${({ $align }) => $align && `align-items: ${$align}`};
  ${({ $justify }) => $justify && `justify-content: ${$justify}`};
  ${base}
`;

/** What is shown until something else takes its place: dimmed by `data-passing` while that is on its way. */
export const Passing = styled.div`
  transition: opacity ${motion.calm} ${motion.ease};
  &[data-passing] {
    opacity: 0.45;
  }
`;

export const Badge = styled.span<{ $accent?: boolean }>`
  ${text.caption};
  font-weight: 600;
  min-width: 0;
  overflow: hidden;
  color: ${({ $accent }) => (($accent ?? false) ? color.accent : color.text)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Controls that belong together, named by `aria-label`. Looks like nothing. */
export const Group = styled.fieldset`
  min-width: 0;
`;

export const FieldLabel = styled.p`
  ${text.smallStrong};
  margin-bottom: ${space(3)};
  color: ${color.textStrong};
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden};
`;
