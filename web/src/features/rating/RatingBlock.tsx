import Eye from "virtual:icons/eye";
import { styled } from "styled-components";
import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { color, text } from "../../ui/theme.ts";
import type { RatingBlock_TitleFragment } from "./RatingBlock.generated.ts";
import { StarControl } from "./_internal/StarControl.tsx";
import { useRating } from "./_internal/use-rating.ts";
import { AverageRatingDocument } from "./_internal/Rating.generated.ts";
import type { RatedTitle } from "../../generated/schema.ts";
import { formatDecimal } from "../../lib/format/format.ts";
import { mayPrecedeVote } from "../../lib/storage/last-vote.ts";
import { UNSTORED } from "../../network/operation.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useChangeSeen } from "../my-list/use-change-kept.ts";
import { useIsSeen } from "../my-list/kept-titles.ts";
import { Row, Stack, Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

/** How old everyone's average may be before a page that is looked at again requests it again. */
const STALE_MS = 10_000;

const lastCame = new WeakMap<ApolloClient, Map<string, number>>();

const getTimes = (client: ApolloClient): Map<string, number> => {
  const times = lastCame.get(client) ?? new Map<string, number>();
  lastCame.set(client, times);
  return times;
};

/** When what a page opens with was made. One that is stored, or made shortly after a vote in another tab, may lack that vote. */
const cameAt = (rendered: boolean): number =>
  rendered && mayPrecedeVote(performance.timeOrigin) ? 0 : Date.now();

/** Requests the average again when the page is come back to and it is older than ten seconds, or lacks the visitor's vote. */
function useFreshAverage({ type, id }: RatedTitle): void {
  const client = useApolloClient();
  const { hydrates } = usePageContext();
  useEffect(() => {
    const times = getTimes(client);
    const key = `${type}:${id}`;
    // The page that is opened first brought the average with it.
    if (!times.has(key)) times.set(key, cameAt(hydrates && times.size === 0));
    const refresh = () => {
      if (Date.now() - (times.get(key) ?? 0) < STALE_MS) return;
      times.set(key, Date.now());
      const variables = { type, id };
      const sent = { variables, fetchPolicy: "network-only", context: UNSTORED } as const;
      client.query({ query: AverageRatingDocument, ...sent }).catch(() => undefined);
    };
    refresh();
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [client, hydrates, type, id]);
}

function summary({ average, count }: RatingBlock_TitleFragment["rating"]): string {
  if (count === null) return t("rating.unavailable");
  if (average === null || count === 0) return t("rating.none");
  return t("rating.average", { average: formatDecimal(average), count });
}

export function RatingBlock({ title }: { readonly title: RatingBlock_TitleFragment }) {
  const { id, type, rating } = title;
  useFreshAverage({ type, id });
  const { value, vote, choose, move, settle } = useRating({ type, id });
  const isSeen = useIsSeen(title);
  const { add } = useChangeSeen();
  const label = type === "MOVIE" ? t("rating.rateMovie") : t("rating.rateShow");

  return (
    <Stack $justify="start" $gap={1}>
      <Text $step="smallStrong" $color="textStrong" data-needs-scripts>
        {label}
      </Text>
      <Row
        $wrap
        $align="center"
        $gap={[0, 3]}
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
          {vote.kind === "saving" && t("rating.saving")}
          {(vote.kind === "saved" || vote.kind === "removed") && (
            <Text as="span" $color="success">
              {t(vote.kind === "saved" ? "rating.saved" : "rating.removed")}
            </Text>
          )}
        </Word>
        {vote.kind === "saved" && !isSeen && (
          <Button $small $variant="quiet" onClick={() => add(title)}>
            <Eye size={16} aria-hidden />
            {t("rating.markSeen")}
          </Button>
        )}
      </Row>
      {vote.kind === "refused" && (
        <Text $step="small" $color="danger" role="alert">
          {vote.message}
        </Text>
      )}
      <Text $step="small" $color="textQuiet" $tabular>
        {summary(rating)}
      </Text>
    </Stack>
  );
}

const Word = styled.output`
  display: block;
  ${text.small};
  min-height: 1.45em;
  color: ${color.textQuiet};
`;
