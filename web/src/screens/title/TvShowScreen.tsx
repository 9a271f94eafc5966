import { useParams } from "react-router-dom";

import { formatDate } from "../../shared/format.ts";
import { tvShowFacts } from "./structured-data.ts";
import { readTitleId } from "./title-id.ts";
import { TitleLoading } from "./TitleLoading.tsx";
import { TitleNotFound } from "./TitleNotFound.tsx";
import { TitlePage } from "./TitlePage.tsx";
import { useTvShowScreenQuery } from "./TvShowScreen.generated.ts";
import { useFirstCountry } from "./use-first-country.ts";
import { useRetries } from "./use-retries.ts";

/** `/tv/{id}`, with or without a slug (specification section 2, "Movie and TV detail"). */
export function TvShowScreen() {
  const id = readTitleId(useParams()["id"]);
  return id === null ? <TitleNotFound type="TV" /> : <TvShow key={id} id={id} />;
}

function TvShow({ id }: { readonly id: number }) {
  const country = useFirstCountry();
  const { data, error, loading, refetch } = useTvShowScreenQuery({
    variables: { id, ...country },
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  const show = data?.tvShow;
  const givenUp = useRetries(!show && error !== undefined && !loading, refetch);

  if (!show) {
    if (givenUp) return <TitleNotFound type="TV" failed />;
    return loading || error ? <TitleLoading type="TV" /> : <TitleNotFound type="TV" />;
  }
  const creators = show.creators ?? [];
  return (
    <TitlePage
      title={show}
      length={countOf(show.seasonCount, "Season")}
      credits={[{ term: creators.length > 1 ? "Creators" : "Creator", names: creators }]}
      date={{ term: "First Air Date", value: formatDate(show.firstAirDate) }}
      facts={tvShowFacts(show)}
    />
  );
}

/** '1 Season', '5 Seasons'; null when unknown or none. */
const countOf = (count: number | null, noun: string): string | null => {
  if (count === null || count <= 0) return null;
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
};
