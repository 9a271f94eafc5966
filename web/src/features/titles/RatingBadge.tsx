import Star from "virtual:icons/star";
import { styled } from "styled-components";

import { color, radius, space, text } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { formatRating } from "../../lib/format/format.ts";

interface Props {
  /** The film database's average, 0 to 10. */
  readonly voteAverage: number;
  /** Without a ground of its own, for lines of text. */
  readonly plain?: boolean;
}

/** A rating on the 5-point scale; nothing when nobody has voted. */
export function RatingBadge({ voteAverage, plain = false }: Props) {
  const rating = formatRating(voteAverage);
  if (rating === null) return null;
  return (
    <Frame $plain={plain}>
      <Star size={12} fill="currentColor" strokeWidth={0} aria-hidden />
      <VisuallyHidden>Rated </VisuallyHidden>
      <Value>{rating}</Value>
      <VisuallyHidden> of 5</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.span<{ $plain: boolean }>`
  ${text.caption};
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  ${({ $plain }) =>
    $plain
      ? ""
      : `padding: ${space(0.5)} ${space(2)}; border-radius: ${radius.round}; background: ${color.veil};`}
  color: ${color.accent};
`;

const Value = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  color: ${color.textStrong};
`;
