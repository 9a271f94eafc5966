import Star from "virtual:icons/star";
import { styled } from "styled-components";

import { color, radius, space, text } from "../../ui/theme.ts";
import { formatRating } from "../../lib/format/format.ts";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly voteAverage: number;
  /** For lines of text: without a ground of its own, and whose rating it is is only read out. */
  readonly plain?: boolean;
}

/** The film database's rating on the 5-point scale, told from that of visitors; nothing when nobody has voted. */
export function RatingBadge({ voteAverage, plain = false }: Props) {
  const rating = formatRating(voteAverage);
  if (rating === null) return null;
  return (
    <Frame
      $plain={plain}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text and a star, read out as one sentence
      role="img"
      aria-label={t("card.rated", { rating })}
      title={t("card.ratingOnTmdb")}
    >
      <Star size={12} fill="currentColor" strokeWidth={0} />
      {/* TMDB's own scale ends at ten. */}
      <span>
        {rating}
        {!plain && (
          <Text as="span" $step="caption" $color="text">
            {"/5 TMDB"}
          </Text>
        )}
      </span>
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
  font-weight: 650;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  color: ${color.textStrong};
  svg {
    color: ${color.accent};
  }
`;
