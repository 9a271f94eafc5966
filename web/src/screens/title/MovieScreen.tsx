import { useParams } from "react-router-dom";

import { formatDate, formatRuntime } from "../../shared/format.ts";
import { useMovieScreenQuery } from "./MovieScreen.generated.ts";
import { movieFacts } from "./structured-data.ts";
import { readTitleId } from "./title-id.ts";
import { TitleLoading } from "./TitleLoading.tsx";
import { TitleNotFound } from "./TitleNotFound.tsx";
import { TitlePage } from "./TitlePage.tsx";
import { useFirstCountry } from "./use-first-country.ts";
import { useRetries } from "./use-retries.ts";

/** `/movie/{id}`, with or without a slug (specification section 2, "Movie and TV detail"). */
export function MovieScreen() {
  const id = readTitleId(useParams()["id"]);
  return id === null ? <TitleNotFound type="MOVIE" /> : <Movie key={id} id={id} />;
}

function Movie({ id }: { readonly id: number }) {
  const country = useFirstCountry();
  const { data, error, loading, refetch } = useMovieScreenQuery({
    variables: { id, ...country },
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  const movie = data?.movie;
  const givenUp = useRetries(!movie && error !== undefined && !loading, refetch);

  if (!movie) {
    if (givenUp) return <TitleNotFound type="MOVIE" failed />;
    return loading || error ? <TitleLoading type="MOVIE" /> : <TitleNotFound type="MOVIE" />;
  }
  const directors = movie.directors ?? [];
  return (
    <TitlePage
      title={movie}
      length={formatRuntime(movie.runtime)}
      credits={[{ term: directors.length > 1 ? "Directors" : "Director", names: directors }]}
      date={{ term: "Release Date", value: formatDate(movie.releaseDate) }}
      facts={movieFacts(movie)}
    />
  );
}
