import { styled } from "styled-components";

import { color, space, text } from "../../ui/theme.ts";
import type { RatingBlock_TitleFragment } from "./RatingBlock.generated.ts";
import { StarControl } from "./_internal/StarControl.tsx";
import { useFreshAverage } from "./_internal/use-fresh-average.ts";
import { useRating } from "./_internal/use-rating.ts";

interface Props {
  readonly title: RatingBlock_TitleFragment;
}

/** What visitors rated a title, in words. */
function summary({ average, count }: RatingBlock_TitleFragment["rating"]): string {
  if (count === null) return "Ratings are unavailable right now";
  if (average === null || count === 0) return "No ratings yet";
  return `${average.toFixed(1)} out of 5 · ${count.toLocaleString("en")} ${count === 1 ? "rating" : "ratings"}`;
}

/** The star rating block of a title: this visitor's stars, and the average and count of everyone's. */
export function RatingBlock({ title }: Props) {
  const { id, type, rating } = title;
  useFreshAverage({ type, id });
  const { value, vote, choose, move, settle } = useRating({ type, id });
  const label = type === "MOVIE" ? "Rate This Movie" : "Rate This Show";

  return (
    <Block>
      <Label data-needs-scripts>{label}</Label>
      <Line
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) settle();
        }}
      >
        <StarControl
          label={label}
          value={value}
          readOnly={vote.kind === "saving"}
          onChoose={choose}
          onMove={move}
        />
        <Word>
          {vote.kind === "saving" && "Saving..."}
          {vote.kind === "saved" && <Saved>Rating saved!</Saved>}
        </Word>
      </Line>
      {vote.kind === "refused" && <Refused role="alert">{vote.message}</Refused>}
      <Summary>{summary(rating)}</Summary>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
`;

const Label = styled.p`
  ${text.smallStrong};
  color: ${color.textStrong};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(3)};
`;

const Word = styled.output`
  display: block;
  ${text.small};
  min-height: 1.45em;
  color: ${color.textQuiet};
`;

const Saved = styled.span`
  color: ${color.success};
`;

const Refused = styled.p`
  ${text.small};
  color: ${color.danger};
`;

const Summary = styled.p`
  ${text.small};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
