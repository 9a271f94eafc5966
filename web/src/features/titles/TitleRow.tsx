import ChevronRight from "virtual:icons/chevron-right";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { Rail, RailItem } from "../../ui/Rail.tsx";
import { color, media, motion, space, text, thumbArea } from "../../ui/theme.ts";
import type { TitleCard_TitleFragment } from "./TitleCard.generated.ts";
import { TitleCard } from "./TitleCard.tsx";
import { HiddenNote } from "./HiddenNote.tsx";
import { useShownTitles } from "./use-shown-titles.ts";
import { TitleCardSkeleton } from "./TitleCardSkeleton.tsx";
import { Link } from "../../ui/Link.tsx";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

export type TitleRowItem = TitleCard_TitleFragment & {
  readonly __typename: string;
  readonly id: number;
};

interface Props<Item extends TitleRowItem> {
  readonly heading: string;
  /** Where the row goes on; null for no link. */
  readonly viewAll: string | null;
  readonly titles: readonly Item[] | undefined;
  readonly getDate?: (title: Item) => string | null;
  readonly empty?: ReactNode;
}

const noTitles: readonly never[] = [];
const skeletons = [1, 2, 3, 4, 5, 6];

export function TitleRow<Item extends TitleRowItem>({
  heading,
  viewAll,
  titles,
  getDate,
  empty,
}: Props<Item>) {
  const id = useId();
  const { shown, hidden } = useShownTitles(titles ?? noTitles);
  return (
    <Row aria-labelledby={id} aria-busy={titles === undefined}>
      <Head>
        <Text as="h2" $step="heading" id={id}>
          {heading}
        </Text>
        {viewAll !== null && (
          <ViewAll to={viewAll} aria-label={t("common.viewAllOf", { heading })}>
            {t("common.viewAll")}
            <ChevronRight size={16} aria-hidden />
          </ViewAll>
        )}
      </Head>
      <HiddenNote hidden={hidden} total={titles?.length ?? 0} />
      {titles?.length === 0 ? (
        <Empty>{empty ?? t("common.noContent")}</Empty>
      ) : titles && shown.length === 0 ? null : (
        <Rail label={heading}>
          {titles
            ? shown.map((title) => (
                <RailItem key={`${title.__typename}:${title.id}`}>
                  <TitleCard title={title} date={getDate?.(title) ?? null} />
                </RailItem>
              ))
            : skeletons.map((key) => (
                <RailItem key={key}>
                  <TitleCardSkeleton />
                </RailItem>
              ))}
        </Rail>
      )}
    </Row>
  );
}

const Row = styled.section`
  ${media.print} {
    break-inside: avoid;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(4)};
  min-height: 2.5rem;
  margin-bottom: ${space(1)};
`;

const ViewAll = styled(Link)`
  ${text.smallStrong};
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(2)} 0;
  color: ${color.textQuiet};
  white-space: nowrap;
  ${thumbArea}
  transition: color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

/** In place of a row that has nothing. */
export const Empty = styled.div`
  ${text.body};
  color: ${color.textQuiet};
  padding: ${space(10)} 0;
`;
