import { useId, useMemo } from "react";
import { styled } from "styled-components";
import { useCountry, type Country } from "../../features/country/country-context.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { LoadFailed } from "../../features/not-found/LoadFailed.tsx";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { needsLibraryCard, type ProviderFamily } from "../../features/services/provider-family.ts";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { Aside, Page } from "../../features/title-grid/ListFrame.tsx";
import { TitleRow, type TitleRowItem } from "../../features/titles/TitleRow.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { t } from "../../lib/messages.ts";
import { useRouteParams } from "../../lib/route.ts";
import { paths } from "../../paths.ts";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import { getLoadingTitle, PageHead } from "../../ui/PageHead.tsx";
import { Row, Stack, Text, VisuallyHidden } from "../../ui/primitives.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media, space } from "../../ui/theme.ts";
import { getRows, readFamily, serviceQuery } from "./service-query.ts";
import type { ServiceChanges_ConnectionFragment, ServiceQuery } from "./ServicePage.generated.ts";

export function ServicePage() {
  const id = readFamily(useRouteParams()["provider"]);
  return id === null ? <ServiceNotFound /> : <Service key={id} id={id} />;
}

function Service({ id }: { readonly id: string }) {
  const { country } = useCountry();
  const query = useRouteQuery(serviceQuery);
  const { families } = useProviderFamilies(country?.code ?? null);
  const { data } = query;
  if (data && country !== null) {
    if (data.providerFamily === null) return <ServiceNotFound />;
    return (
      <ServiceContent
        service={data.providerFamily}
        data={data}
        country={country}
        family={families.find((each) => each.id === id) ?? null}
      />
    );
  }
  if (query.error) return <LoadFailed what="service" error={query.error} onRetry={query.retry} />;
  return <ServiceLoading />;
}

interface Props {
  readonly service: { readonly id: string; readonly name: string };
  readonly data: ServiceQuery;
  readonly country: Country;
  /** The service as the country has it; null where it has not, or while that is not known. */
  readonly family: ProviderFamily | null;
}

function ServiceContent({ service, data, country, family }: Props) {
  const { name } = service;
  const rows = useMemo(() => getRows(data), [data]);
  const titles = useMemo(() => [...rows.movies, ...rows.shows], [rows]);
  const [movies, shows] = [data.movies, data.shows].map((page) => page?.pageInfo.totalResults ?? 0);
  const there = inCountry(country, "heading");
  const isEmpty = movies === 0 && shows === 0;
  const filters = { with_watch_providers: family?.providers.map(({ id }) => id).join(",") };
  const added = getChangedTitles(data.added);
  const removed = getChangedTitles(data.removed);
  const types = [
    {
      type: "movie",
      count: movies,
      popular: "service.popularMovies",
      results: rows.movies,
      heading: "service.movieGenres",
      genres: data.movieGenres,
    },
    {
      type: "tv",
      count: shows,
      popular: "service.popularShows",
      results: rows.shows,
      heading: "service.showGenres",
      genres: data.showGenres,
    },
  ] as const;
  const offered = types.filter(({ count }) => count !== 0);
  return (
    <Page>
      <PageHead
        title={t("common.pageTitle", {
          title: t("service.title", { service: name, inCountry: there }),
        })}
        description={t("service.description", { service: name, inCountry: there })}
        canonical={paths.service(service.id)}
        unlisted={isEmpty}
      />
      <Head>
        <ServiceLogo name={name} url={family?.logoUrl ?? null} size={64} ringed />
        <div>
          <Text as="h1" $step="title" dir="auto">
            {name}
          </Text>
          {!isEmpty && (
            <Text $step="small" $above={1} $color="textQuiet" $tabular>
              {t("service.has", {
                movies: movies ?? 0,
                shows: shows ?? 0,
                inCountry: there,
              })}
            </Text>
          )}
          {needsLibraryCard(service.id, []) && (
            <Text $step="small" $color="textQuiet">
              {t("services.libraryCard")}
            </Text>
          )}
        </div>
        <Aside>
          <MyServicesButton />
        </Aside>
      </Head>
      {isEmpty ? (
        <EmptyState
          title={t("service.notHere", { inCountry: there })}
          way={{ to: paths.category("movie"), label: t("grid.browseMovies") }}
        >
          {t("service.notHereText", { service: name, inCountry: there })}
        </EmptyState>
      ) : (
        <Stack $gap={10}>
          <WatchableTitles titles={titles}>
            {offered.map(({ type, popular, results }) => (
              <TitleRow
                key={type}
                heading={t(popular)}
                viewAll={family && paths.advancedSearch(type, filters)}
                titles={results}
              />
            ))}
          </WatchableTitles>
          {added.length > 0 && (
            <TitleRow
              heading={t("service.new", { service: name })}
              viewAll={paths.changes({ family: service.id })}
              titles={added}
            />
          )}
          {removed.length > 0 && (
            <TitleRow
              heading={t("service.gone", { service: name })}
              viewAll={paths.changes({ change: "removed", family: service.id })}
              titles={removed}
            />
          )}
          {family &&
            offered.map(({ type, heading, genres }) => (
              <Genres
                key={type}
                heading={t(heading)}
                genres={genres}
                getHref={(genre) => paths.advancedSearch(type, { with_genres: genre, ...filters })}
              />
            ))}
        </Stack>
      )}
    </Page>
  );
}

interface GenresProps {
  readonly heading: string;
  readonly genres: ServiceQuery["movieGenres"];
  readonly getHref: (genre: number) => string;
}

function Genres({ heading, genres, getHref }: GenresProps) {
  const id = useId();
  if (genres === null) return null;
  return (
    <section aria-labelledby={id}>
      <Text as="h2" $step="heading" $below={4} id={id}>
        {heading}
      </Text>
      <Row as="ul" $wrap $gap={2}>
        {genres.map((genre) => (
          <li key={genre.id}>
            <GenreLink as={Link} to={getHref(genre.id)}>
              {genre.name}
            </GenreLink>
          </li>
        ))}
      </Row>
    </section>
  );
}

function ServiceNotFound() {
  return (
    <NotFoundPage heading={t("service.notFound")}>
      <p>{t("service.unknown")}</p>
    </NotFoundPage>
  );
}

function ServiceLoading() {
  return (
    <Page aria-busy>
      <title>{getLoadingTitle()}</title>
      <VisuallyHidden as="output">{t("service.loading")}</VisuallyHidden>
      <Head>
        <Skeleton $width="4rem" $height="4rem" />
        <Skeleton $width="12rem" $height="2.5rem" />
      </Head>
      <TitleRow heading={t("service.popularMovies")} viewAll={null} titles={undefined} />
    </Page>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  margin-bottom: ${space(10)};
  ${media.compact} {
    margin-bottom: ${space(7)};
  }
`;

const GenreLink = styled(Chip)`
  min-height: 2.75rem;
`;

/** The titles of changes as their cards have them, each once. What is only known of a title itself is left out. */
const getChangedTitles = (changes: ServiceChanges_ConnectionFragment | null) => {
  const titles = new Map<string, TitleRowItem>();
  for (const { node } of changes?.edges ?? []) {
    const key = `${node.titleType}:${node.titleId}`;
    if (titles.has(key)) continue;
    titles.set(key, {
      __typename: node.titleType === "MOVIE" ? "Movie" : "TvShow",
      type: node.titleType,
      id: node.titleId,
      name: node.titleName,
      nameLanguage: null,
      originalName: node.titleName,
      slug: node.titleSlug,
      year: node.titleYear,
      voteAverage: 0,
      poster: node.titlePoster,
    });
  }
  return [...titles.values()];
};
