import Star from "virtual:icons/star";
import { styled } from "styled-components";

import { color, radius, space, text } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { formatRating } from "../../lib/format/format.ts";

interface Props {
  /** The film database's average, 0 to 10. */
  readonly voteAverage: number;
  /** For lines of text: without a ground of its own, and whose rating it is is only read out. */
  readonly plain?: boolean;
}

/** The film database's rating on the 5-point scale, told from that of visitors; nothing when nobody has voted. */
export function RatingBadge({ voteAverage, plain = false }: Props) {
  const rating = formatRating(voteAverage);
  if (rating === null) return null;
  return (
    <Frame $plain={plain} title="Rating on TMDB">
      <Star size={12} fill="currentColor" strokeWidth={0} aria-hidden />
      <VisuallyHidden>Rated </VisuallyHidden>
      <Value>{rating}</Value>
      <VisuallyHidden> of 5 on </VisuallyHidden>
      {plain ? <VisuallyHidden>TMDB</VisuallyHidden> : <Source>TMDB</Source>}
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

const Source = styled.span`
  color: ${color.text};
`;

const Value = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  color: ${color.textStrong};
`;
