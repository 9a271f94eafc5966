import ListVideo from "virtual:icons/list-video";
import { type ComponentProps, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useCountry, type Country } from "../../features/country/country-context.ts";
import { inCountryOrYours } from "../../features/country/country-in-text.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { TitleGridSkeleton } from "../../features/title-grid/TitleGridSkeleton.tsx";
import { type ListEntry, listKey } from "../../features/my-list/my-list.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { useSeen, useMyList } from "../../features/my-list/kept-titles.ts";
import { SurpriseLink } from "../../features/surprise/SurpriseLink.tsx";
import { HiddenNote } from "../../features/titles/HiddenNote.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { ShareButton } from "../../features/share/ShareButton.tsx";
import { toAbsoluteUrl } from "../../lib/url/to-absolute-url.ts";
import { paths } from "../../paths.ts";
import { WatchableContext, watchableKey } from "../../features/titles/watchable-context.ts";
import { color, space, text } from "../../ui/theme.ts";
import { type ImportControl, ImportButton } from "./ImportButton.tsx";
import { ListControls } from "./ListControls.tsx";
import { readListQuery, writeTitles } from "./list-query.ts";
import { sortItems, toSections, type ListItem } from "./list-sections.ts";
import { ListSection } from "./ListSection.tsx";
import { ListTools } from "./ListTools.tsx";
import { ServiceCoverage } from "./ServiceCoverage.tsx";
import { TitleRows } from "./TitleRows.tsx";
import { useElsewhere, useListTitles, type LookedUp } from "./use-list-titles.ts";
import { Row, Stack } from "../../ui/primitives.ts";
import { useChangeMyList } from "../../features/my-list/use-change-kept.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import type { MyServices } from "../../features/services/my-services.ts";
import { getShownKinds, toWatchableTitle } from "../../features/titles/use-watchable.ts";
import { t, localPath } from "../../lib/messages.ts";
import { formatNames } from "../../lib/format/format.ts";

interface Props {
  /** What is shown: of My list, what is to watch; of a shared one, what is not hidden. */
  readonly list: readonly ListEntry[];
  /** All of the list, as links name it: they say nothing of what is seen. */
  readonly all: readonly ListEntry[];
  readonly own: boolean;
  readonly importControl: ImportControl;
}

/** A list by where its titles are: on the visitor's services, elsewhere, to rent or buy, or not in the country. */
export function ListedTitles({ list, all, own, importControl }: Props) {
  const { country } = useCountry();
  const [searchParams] = useSearchParams();
  const { type, sort } = readListQuery(searchParams);
  const { mine } = useMyServices();
  const seen = useSeen().length;
  const keys = useMemo(() => list.map(listKey), [list]);
  const code = country?.code ?? null;
  const { values, state, retry } = useListTitles(keys, code);
  const items = useMemo(
    () => sortItems(list, values, sort).filter(({ entry }) => type === null || entry.type === type),
    [list, values, sort, type],
  );
  const sections = useMemo(() => toSections(items, mine), [items, mine]);
  const known = useMemo(() => items.flatMap(({ title }) => title ?? []), [items]);
  const watchable = useMemo(() => toWatchable(values, mine), [values, mine]);
  const looked = { done: values.size, total: list.length };
  const isWaiting = known.length === 0 && state === "loading";
  const place = inCountryOrYours(country);
  const chosen = mine.services.length > 0;
  // Those that wait for the first time are not called unknown.
  const unknown = sections.unknown.filter(({ key }) => values.has(key) || state === "failed");
  // Of what is seen the rating is not requested: a link in that order would tell what it is.
  const linkSort = sort === "rating" && list.length < all.length ? "added" : sort;
  const coverage = known.length > 1 && <ServiceCoverage titles={known} />;
  return (
    <ListFrame
      heading={own ? t("common.myList") : t("my-list.shared", { count: all.length })}
      note={summarize(sections, chosen, place)}
      controls={<ListControls counts={own ? { toWatch: list.length, seen } : null} />}
      aside={
        <Row $wrap $gap={2}>
          {own && (
            <>
              <ShareButton
                small
                title={t("my-list.aList")}
                getUrl={() => getShareUrl(sortItems(all, values, linkSort), country)}
              />
              <ImportButton small control={importControl} />
            </>
          )}
          {own && list.length > 1 && <SurpriseLink query={{ from: "list" }} />}
          {!own && <HideSeenButton />}
          <MyServicesButton />
        </Row>
      }
    >
      {!own && <SharedTools list={all} titles={values} />}
      {!own && <HiddenNote hidden={all.length - list.length} total={all.length} />}
      <Note>
        {state === "loading" && values.size > 0 && t("my-list.lookedUp", looked)}
        {state === "failed" && (
          <>
            <span>
              {t("my-list.notAll")}
              {values.size > 0 && ` ${t("my-list.shownOf", looked)}`}
            </span>
            <Button $small onClick={retry}>
              {t("common.tryAgain")}
            </Button>
          </>
        )}
      </Note>
      <WatchableContext value={watchable}>
        <Stack $gap={12} $above={8}>
          {own && list.length === 0 && (
            <EmptyState
              icon={<ListVideo size={32} />}
              title={t("my-list.nothingToWatch")}
              way={{ to: paths.category("movie"), label: t("my-list.browse") }}
            >
              {t("my-list.pressPlus")}
            </EmptyState>
          )}
          {isWaiting && <TitleGridSkeleton count={Math.min(list.length, 12)} />}
          <ListSection heading={t("card.onYours")} items={sections.mine} />
          {chosen && coverage}
          <ListSection
            heading={
              chosen ? t("my-list.onOthers") : t("my-list.streamingHere", { inCountry: place })
            }
            {...(!chosen && { note: t("my-list.chooseServices") })}
            items={sections.streaming}
          />
          {!chosen && coverage}
          <ListSection heading={t("kinds.rentOrBuy")} items={sections.paid} />
          <AbsentTitles
            heading={t("my-list.notHere", { inCountry: place })}
            items={sections.absent}
          />
          <TitleRows
            heading={t("my-list.notLookedUp")}
            note={t("my-list.shownOnce")}
            items={unknown}
          />
          <TitleRows
            heading={t("my-list.noLonger")}
            note={t("my-list.wereDeleted")}
            items={sections.gone}
          />
          {/* After the titles: below their placeholders it would move when they come. */}
          {own && !isWaiting && <ListTools list={all} country={country} />}
        </Stack>
      </WatchableContext>
    </ListFrame>
  );
}

/** The titles that no service of the country has, each with where else it can be streamed. */
function AbsentTitles({
  heading,
  items,
}: Pick<ComponentProps<typeof TitleRows>, "heading" | "items">) {
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const { values, state } = useElsewhere(keys);
  return (
    <TitleRows
      heading={heading}
      items={items}
      getText={(key) => elsewhereText(values.get(key) ?? (state === "failed" ? null : undefined))}
    />
  );
}

const NAMED = 3;

const elsewhereText = (countries: readonly Country[] | null | undefined): string => {
  if (countries === undefined) return t("my-list.lookingElsewhere");
  if (countries === null) return t("my-list.notLookedElsewhere");
  if (countries.length === 0) return t("my-list.nowhere");
  const names = formatNames(countries.slice(0, NAMED).map(({ name }) => name));
  const more = countries.length - NAMED;
  return t("my-list.streamingIn", {
    countries: more > 0 ? t("common.namesAndMore", { names, count: more }) : names,
  });
};

/** The link that shows the list to others, in the order and for the country that it is shown in here. */
const getShareUrl = (items: readonly ListItem[], country: Country | null): string => {
  const titles = writeTitles(items.map(({ entry }) => entry));
  return toAbsoluteUrl(
    localPath(paths.list({ titles, country: country?.code ?? null })),
    location.origin,
  );
};

const summarize = (
  { mine, streaming, paid, absent }: ReturnType<typeof toSections>,
  chosen: boolean,
  place: string,
): string | null => {
  const parts = [
    chosen && t("my-list.countMine", { count: mine.length }),
    streaming.length > 0 &&
      t(chosen ? "my-list.countOthers" : "my-list.countStreaming", { count: streaming.length }),
    paid.length > 0 && t("my-list.countPaid", { count: paid.length }),
    absent.length > 0 && t("my-list.countAbsent", { count: absent.length, inCountry: place }),
  ].filter((part) => part !== false);
  return mine.length + streaming.length + paid.length + absent.length === 0
    ? null
    : parts.join(" · ");
};

const Note = styled.output`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(4)};
  color: ${color.textQuiet};
  &:empty {
    display: none;
  }
`;

interface SharedToolsProps {
  readonly list: readonly ListEntry[];
  readonly titles: ReadonlyMap<string, LookedUp | null>;
}

function SharedTools({ list, titles }: SharedToolsProps) {
  const { addAll } = useChangeMyList();
  const mine = useMyList();
  // What is added last is first on My list: the order stays.
  const known = list.toReversed().flatMap(({ type, id }) => {
    const title = titles.get(listKey({ type, id }));
    return title && title.__typename !== "TitleProblem" ? [title] : [];
  });
  return (
    <Row $step="small" $wrap $align="center" $gap={[2, 3]} $color="textQuiet">
      <span>{t("my-list.cameWithLink")}</span>
      <Button $small disabled={known.length === 0} onClick={() => addAll(known)}>
        {t("my-list.addAll")}
      </Button>
      <Button as={Link} to={paths.list()} $small $variant="quiet">
        {mine.length === 0 ? t("my-list.open") : t("my-list.openWith", { count: mine.length })}
      </Button>
    </Row>
  );
}

const toWatchable = (titles: ReadonlyMap<string, LookedUp | null>, mine: MyServices) => {
  const kinds = getShownKinds(mine);
  return new Map(
    [...titles.values()].flatMap((title) => {
      if (title === null || title.__typename === "TitleProblem") return [];
      const known = toWatchableTitle(title.availability, mine);
      const offers = known.offers.filter(({ kind }) => kinds.includes(kind));
      return [[watchableKey(title.type, title.id), { ...known, offers }]];
    }),
  );
};
