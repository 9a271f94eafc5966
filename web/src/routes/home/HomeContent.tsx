import { useMemo, useId } from "react";
import { styled } from "styled-components";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { NothingOnMine } from "../../features/services/NothingOnMine.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import { Block } from "../../ui/Block.tsx";
import { Passing, Text, VisuallyHidden } from "../../ui/primitives.ts";
import { color, layer, radius, shadow, space, text, media, pageMeasure } from "../../ui/theme.ts";
import { GenreTiles, MissingPart } from "./GenreTiles.tsx";
import { listKey } from "../../features/my-list/my-list.ts";
import { useHiddenSeen } from "../../features/my-list/kept-titles.ts";
import { Hero } from "./Hero.tsx";
import { HeroSkeleton, HeroSpace } from "./HeroSpace.tsx";
import type { HomeQuery } from "./HomePage.generated.ts";
import { paths, typeInPath, type FilterQuery } from "../../paths.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { writeSort } from "../../features/filters/sort-options.ts";
import type { HomeRowKind, HomeRowDiscover } from "../../generated/schema.ts";
import { t } from "../../lib/messages.ts";
import { useCountry, type Country } from "../../features/country/country-context.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { Link } from "../../ui/Link.tsx";
import { Rail } from "../../ui/Rail.tsx";

type Home = HomeQuery["home"];

interface Props {
  /** Null while it is on its way: the places of its parts are kept. */
  readonly home: Home | null;
  /** Whether what is shown is of another country, and the selection of this one on its way. */
  readonly isComing: boolean;
  readonly onRetry: () => void;
}

const noRows: Home["rows"] = [];

export function HomeContent({ home, isComing, onRetry }: Props) {
  const { country: selected } = useCountry();
  const code = selected?.code ?? null;
  const country = home ? home.country : selected;
  const featured = home?.featured;
  const only = useWatchableFilter() !== null;
  const rows = useMemo(
    // What is on none of the visitor's services says so once, not in every row.
    () => home?.rows.filter(({ titles }) => !only || titles?.length !== 0) ?? noRows,
    [only, home],
  );
  const hidden = useHiddenSeen();
  const slides = useMemo(() => {
    const unseen = featured?.filter((movie) => !hidden.has(listKey(movie))) ?? [];
    // Who has seen them all is shown them all, rather than nothing.
    return unseen.length > 0 ? unseen : featured;
  }, [featured, hidden]);
  const titles = useMemo(() => rows.flatMap((each) => each.titles ?? []), [rows]);
  const isPassing = isComing || undefined;
  const shownCountry = isComing ? null : code;
  const kinds = home ? rows.map(({ kind }) => kind) : expectedRows(code);
  const row = (kind: HomeRowKind) => (
    <Block key={kind}>
      <HomeRow
        kind={kind}
        row={rows.find((each) => each.kind === kind)}
        countryName={country?.name ?? null}
        onRetry={onRetry}
      />
    </Block>
  );
  return (
    <>
      {!home && <VisuallyHidden as="output">{t("common.loading")}</VisuallyHidden>}
      <Passing aria-busy={isComing} data-passing={isPassing}>
        {slides === undefined ? (
          <HeroSkeleton />
        ) : slides === null ? (
          <HeroSpace>
            <MissingPart what="featured" onRetry={onRetry} />
          </HeroSpace>
        ) : slides.length === 0 ? (
          <HeroSpace>
            <NothingOnMine otherwise={t("home.noFeatured")} />
          </HeroSpace>
        ) : (
          <Boundary fallback={<HeroSpace>{t("home.featuredNotShown")}</HeroSpace>}>
            <Hero movies={slides} featured={featured ?? slides} countryCode={shownCountry} />
          </Boundary>
        )}
      </Passing>
      {/* Another one once the rows are here: what it requests comes behind what the hero does. */}
      <WatchableTitles key={home ? "here" : "coming"} titles={titles} isWanted={!isComing}>
        <Rows aria-busy={isComing} data-passing={isPassing}>
          {kinds.filter((kind) => !isAfterGenres(kind)).map(row)}
          <Block>
            <GenreTiles tiles={home?.genreTiles} onRetry={onRetry} />
          </Block>
          {kinds.filter(isAfterGenres).map(row)}
          {home?.country && (
            <Block>
              <CountryServices key={home.country.code} country={home.country} />
            </Block>
          )}
        </Rows>
      </WatchableTitles>
      <Coming>
        {isComing && <span>{t("home.loadingCountry", { country: selected?.name ?? "" })}</span>}
      </Coming>
    </>
  );
}

const Coming = styled.output`
  ${text.smallStrong};
  position: fixed;
  z-index: ${layer.floating};
  inset-inline: 0;
  bottom: calc(${space(6)} + env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  pointer-events: none;
  span {
    padding: ${space(3)} ${space(5)};
    border-radius: ${radius.round};
    background: ${color.surfaceFloating};
    color: ${color.textStrong};
    box-shadow: ${shadow.floating};
  }
`;

type RowTitle = NonNullable<Home["rows"][number]["titles"]>[number];

interface HomeRowProps {
  readonly kind: HomeRowKind;
  /** Undefined while it is on its way. */
  readonly row: Home["rows"][number] | undefined;
  /** The country that the row was made for; null for the world. */
  readonly countryName: string | null;
  readonly onRetry: () => void;
}

/** One row of the home page. A row that could not be looked up says so; it does not look empty. */
function HomeRow({ kind, row, countryName, onRetry }: HomeRowProps) {
  return (
    <TitleRow<RowTitle>
      heading={rowHeading(kind, countryName)}
      viewAll={
        row ? paths.advancedSearch(typeInPath(row.type), viewAllFilters(row.discover)) : null
      }
      titles={row && (row.titles ?? [])}
      {...(isAfterGenres(kind) && {
        getDate: (title) => (title.__typename === "Movie" ? title.releaseDate : null),
      })}
      empty={
        row?.titles === null ? <MissingPart what="row" onRetry={onRetry} /> : t("common.noContent")
      }
    />
  );
}

const headings = {
  POPULAR_MOVIES: "home.popularMovies",
  TRENDING_TV_SHOWS: "home.trendingShows",
  JUST_RELEASED: "home.justReleased",
  UPCOMING_MOVIES: "home.upcoming",
} as const;

const rowHeading = (kind: HomeRowKind, country: string | null): string => {
  if (kind === "LOCAL_MOVIES")
    return country === null ? t("home.globalMovies") : t("home.localMovies", { country });
  if (kind === "LOCAL_TV_SHOWS")
    return country === null ? t("home.globalShows") : t("home.localShows", { country });
  return t(headings[kind]);
};

const Rows = styled(Passing)`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-top: ${space(12)};
  ${media.compact} {
    gap: ${space(10)};
    padding-top: ${space(8)};
  }
`;

/** The countries whose language is not English: they have rows of their own. */
const countriesWithRows = new Set("IN JP KR ES FR IT DE RU CN TH BR MX AR TR".split(" "));

const localRows: readonly HomeRowKind[] = ["LOCAL_MOVIES", "LOCAL_TV_SHOWS"];
const rowsBeforeGenres: readonly HomeRowKind[] = ["POPULAR_MOVIES", "TRENDING_TV_SHOWS"];
const rowsAfterGenres: readonly HomeRowKind[] = ["JUST_RELEASED", "UPCOMING_MOVIES"];

/** Their places are kept while they load. What there really is, the gateway says. */
const expectedRows = (country: string | null): readonly HomeRowKind[] => [
  ...(country !== null && countriesWithRows.has(country) ? localRows : []),
  ...rowsBeforeGenres,
  ...rowsAfterGenres,
];

const isAfterGenres = (kind: HomeRowKind): boolean => rowsAfterGenres.includes(kind);

const viewAllFilters = (
  discover: Pick<
    HomeRowDiscover,
    "sort" | "region" | "originalLanguage" | "releasedFrom" | "releasedTo"
  >,
): FilterQuery => ({
  // By the film database's own names for movies; the advanced search reads both.
  sort_by: writeSort(discover.sort).replace(/^release_date/, "primary_release_date"),
  region: discover.region,
  with_original_language: discover.originalLanguage,
  "primary_release_date.gte": discover.releasedFrom,
  "primary_release_date.lte": discover.releasedTo,
});

const MAX_SERVICES = 20;

/** The ways to the pages of a country's services, most prominent first; they are requested once a visitor comes near. */
function CountryServices({ country }: { readonly country: Country }) {
  const heading = useId();
  const [place, near] = useNearViewport<HTMLElement>();
  const { families } = useProviderFamilies(near ? country.code : null);
  const label = t("services.streamingIn", { inCountry: inCountry(country, "heading") });
  return (
    <Place ref={place} aria-labelledby={heading}>
      {families.length > 0 && (
        <>
          <Text as="h2" $step="heading" $below={5} id={heading}>
            {label}
          </Text>
          <Rail label={label}>
            {families.slice(0, MAX_SERVICES).map(({ id, name, logoUrl }) => (
              <li key={id}>
                <Service to={paths.service(id)}>
                  <ServiceLogo name={name} url={logoUrl} size={72} ringed />
                  <Name dir="auto">{name}</Name>
                </Service>
              </li>
            ))}
          </Rail>
        </>
      )}
    </Place>
  );
}

/** As high as the row, before it is here. */
const Place = styled.section`
  min-height: 12rem;
  /* Before it is rendered a row is as high as cards, which these are not. */
  ul {
    content-visibility: visible;
  }
`;

const Service = styled(Link)`
  display: grid;
  gap: ${space(2)};
  width: 5.5rem;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

const Name = styled.span`
  ${text.caption};
  overflow-wrap: anywhere;
`;
