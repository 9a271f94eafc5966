import { paths } from "../../paths.ts";
import { absoluteAddress } from "../../shared/absolute-address.ts";
import type { MovieScreenQuery } from "./MovieScreen.generated.ts";
import type { TitlePage_TitleFragment } from "./TitlePage.generated.ts";
import type { TvShowScreenQuery } from "./TvShowScreen.generated.ts";

type Movie = NonNullable<MovieScreenQuery["movie"]>;
type TvShow = NonNullable<TvShowScreenQuery["tvShow"]>;
type Title = TitlePage_TitleFragment;

/** Facts for search engines, by schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What is said of a movie alone. */
export const movieFacts = (movie: Movie): StructuredData => ({
  "@type": "Movie",
  ...(movie.releaseDate !== null && { datePublished: movie.releaseDate }),
  ...(movie.runtime !== null && movie.runtime > 0 && { duration: `PT${movie.runtime}M` }),
  ...(movie.directors?.length && { director: people(movie.directors) }),
});

/** What is said of a show alone. */
export const tvShowFacts = (show: TvShow): StructuredData => ({
  "@type": "TVSeries",
  ...(show.firstAirDate !== null && { startDate: show.firstAirDate }),
  ...(show.seasonCount !== null && { numberOfSeasons: show.seasonCount }),
  ...(show.episodeCount !== null && { numberOfEpisodes: show.episodeCount }),
  ...(show.creators?.length && { creator: people(show.creators) }),
});

/** Writes data so that no text in it can end the element that holds it. */
export const writeStructuredData = (data: StructuredData): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");

/** A title's facts, with those of its kind (specification sections 2 and 9). */
export const structuredData = (title: Title, facts: StructuredData): StructuredData => ({
  "@context": "https://schema.org",
  ...facts,
  name: title.name,
  url: absoluteAddress(paths.title(title)),
  ...(title.overview !== null && { description: describe(title.overview) }),
  ...(title.poster && { image: absoluteAddress(title.poster.url) }),
  ...(title.genres?.length && { genre: title.genres.map(({ name }) => name) }),
  ...(title.cast?.length && { actor: people(title.cast) }),
  ...rating(title),
});

/** The first 160 characters, none of them cut in half (specification section 9). */
export const describe = (overview: string): string => [...overview].slice(0, 160).join("");

const people = (all: readonly { readonly name: string }[]) =>
  all.map(({ name }) => ({ "@type": "Person", name }));

/** The site's own average of 1 to 5 where there is one, else the film database's of 0 to 10; nothing where nobody voted. */
const rating = ({ rating: own, voteAverage, voteCount }: Title) => {
  if (own.average !== null && own.count !== null && own.count > 0) {
    return { aggregateRating: aggregate(own.average, own.count, 5, 1) };
  }
  return voteCount > 0 ? { aggregateRating: aggregate(voteAverage, voteCount, 10, 0) } : {};
};

const aggregate = (value: number, count: number, best: number, worst: number) => ({
  "@type": "AggregateRating",
  ratingValue: Math.round(value * 10) / 10,
  ratingCount: count,
  bestRating: best,
  worstRating: worst,
});
