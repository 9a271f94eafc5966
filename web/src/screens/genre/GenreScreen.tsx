import { skipToken } from "@apollo/client/react";
import Clapperboard from "lucide-react/icons/clapperboard";
import { Link, useSearchParams } from "react-router-dom";

import { useCountry } from "../../features/country/country-context.ts";
import { PagingBar } from "../../features/paging/PagingBar.tsx";
import { useLastPage, usePage } from "../../features/paging/use-page.ts";
import { typeOf, useListedTitles } from "../../features/title-list/listed-titles.ts";
import { useListState } from "../../features/title-list/list-state.ts";
import { ListFrame } from "../../features/title-list/ListFrame.tsx";
import { TitleGrid } from "../../features/title-list/TitleGrid.tsx";
import { TitleList } from "../../features/title-list/TitleList.tsx";
import { MyServicesButton } from "../../features/watchable/MyServicesButton.tsx";
import { WatchableMark } from "../../features/watchable/WatchableMark.tsx";
import { WatchableTitles } from "../../features/watchable/WatchableTitles.tsx";
import { paths, typeInPath } from "../../paths.ts";
import { PageHead } from "../../shared/PageHead.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useGenreQuery } from "./Genre.generated.ts";
import { genreForType, genreHeading, readGenreType } from "./genre-address.ts";
import { useRetries } from "./use-retries.ts";

/** Movies or shows of one genre, most popular first (specification section 2, "Genre page"). */
export function GenreScreen({ id }: { readonly id: number }) {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const { page, goToPage } = usePage(country?.code ?? null);
  const type = readGenreType(address.get("type"));
  const listKey = `${type} ${id} ${country?.code}`;

  const asked = useGenreQuery(
    country === null
      ? skipToken
      : {
          variables: {
            type,
            page,
            filter: { genres: [id], region: country.code, includeAdult: false },
          },
        },
  );
  const retrying = useRetries(asked, `${listKey} ${page}`);
  const beyond = useLastPage(page, asked.data?.discover?.pageInfo);
  const state = useListState(
    {
      page: beyond ? undefined : asked.data?.discover,
      loading: asked.loading || retrying,
      error: asked.error,
    },
    listKey,
  );
  const listed = useListedTitles(state);
  const genres = (asked.data ?? asked.previousData)?.genres;
  const name = genres?.find((genre) => genre.id === id)?.name;
  const heading = genreHeading(name, type);
  const what = type === "MOVIE" ? "movies" : "TV shows";

  return (
    <ListFrame
      above={
        <PageHead
          title={`${heading} · Flickmap`}
          description={`${heading}, and where each can be watched in your country.`}
          canonical={paths.genre(id, typeInPath(type))}
        />
      }
      heading={
        genres === undefined && state.kind === "loading" ? (
          <>
            <VisuallyHidden>Genre</VisuallyHidden>
            <Skeleton as="span" $width="16rem" $height="1.1em" />
          </>
        ) : (
          heading
        )
      }
      controls={
        <Tabs as="nav" aria-label="Type">
          {(["MOVIE", "TV"] as const).map((each) => (
            <Tab
              key={each}
              as={Link}
              to={paths.genre(genreForType(id, each), typeInPath(each))}
              aria-current={each === type ? "page" : undefined}
            >
              {each === "MOVIE" ? "Movies" : "TV Shows"}
            </Tab>
          ))}
        </Tabs>
      }
      aside={<MyServicesButton country={country} />}
    >
      <WatchableTitles titles={listed} country={country?.code ?? null}>
        <TitleList
          state={state}
          placeholders={18}
          onRetry={() => void asked.refetch()}
          renderError={() => (
            <ErrorState
              title="Failed to load content"
              actions={<Button onClick={() => void asked.refetch()}>Try again</Button>}
            >
              There was an error loading this genre. Please try again later.
            </ErrorState>
          )}
          renderEmpty={() => (
            <EmptyState icon={<Clapperboard size={32} />} title="No content found">
              {`We couldn't find any ${what} in this genre.`}
            </EmptyState>
          )}
        >
          {({ results, pageInfo }) => (
            <>
              <TitleGrid
                label={heading}
                titles={results}
                renderServices={({ __typename, id: number }) => (
                  <WatchableMark type={typeOf(__typename)} id={number} />
                )}
              />
              <PagingBar
                form="position"
                page={page}
                totalPages={pageInfo.totalPages}
                onPage={goToPage}
              />
            </>
          )}
        </TitleList>
      </WatchableTitles>
    </ListFrame>
  );
}
