import type { MovieDetailsRecord, TvDetailsRecord } from "../film-database/records/details.ts";
import { slugOf } from "../titles/slug.ts";
import type { PageHead } from "./page-head.ts";

/** A title's page takes this much of the overview as its description (specification section 9). */
const DESCRIPTION_LENGTH = 160;
/** Structured data names so many of the cast (specification section 9). */
const CAST = 5;

/** A title with its details, by kind. */
export type DetailedTitle =
  | { readonly type: "movie"; readonly record: MovieDetailsRecord }
  | { readonly type: "tv"; readonly record: TvDetailsRecord };

/** What visitors of this site rated a title; the average is null when nobody has. */
export interface OwnRating {
  readonly average: number | null;
  readonly count: number | null;
}

/** What the addresses in a head begin with. */
export interface Addresses {
  /** Where the site is reached, without a slash at the end. */
  readonly site: string;
  /** Where pictures are, to which a size and a path are appended. */
  readonly images: string;
}

/** The head of a title's page (specification section 2, "Movie and TV detail"). */
export function titleHead(title: DetailedTitle, own: OwnRating, addresses: Addresses): PageHead {
  const { type, record } = title;
  const { name, date } = nameAndDate(title);
  const year = date?.slice(0, 4);
  const series = type === "movie" ? "Full Movie" : "Full TV Series";
  const description = shortened(record.overview ?? "");
  const path = record.backdrop_path ?? record.poster_path;
  const image = path === null ? null : `${addresses.images}/w780${path}`;
  const canonical = `${addresses.site}${titlePath(type, record.id, name)}`;
  return {
    title: ["Watch", name, year, series, "Online For Free In HD"].filter(Boolean).join(" "),
    description,
    canonical,
    image,
    kind: type === "movie" ? "video.movie" : "video.tv_show",
    indexed: true,
    structuredData: {
      "@context": "https://schema.org",
      ...(type === "movie" ? movieFacts(record) : showFacts(record)),
      name,
      url: canonical,
      ...(image && { image }),
      ...(description && { description }),
      ...(record.genres.length > 0 && { genre: record.genres.map((genre) => genre.name) }),
      ...(record.credits.cast.length > 0 && { actor: persons(record.credits.cast.slice(0, CAST)) }),
      ...rating(record, own),
    },
  };
}

/** A title's address on the site: with its slug where its name has one (specification section 5). */
export function titlePath(type: "movie" | "tv", id: number, name: string): string {
  const slug = slugOf(name);
  return slug === "" ? `/${type}/${id}` : `/${type}/${id}/${slug}`;
}

function nameAndDate(title: DetailedTitle): { name: string; date: string | null } {
  return title.type === "movie"
    ? { name: title.record.title, date: title.record.release_date }
    : { name: title.record.name, date: title.record.first_air_date };
}

function movieFacts(record: MovieDetailsRecord) {
  const directors = record.credits.crew.filter(({ job }) => job === "Director");
  return {
    "@type": "Movie",
    ...(record.release_date && { datePublished: record.release_date }),
    ...(record.runtime && { duration: `PT${record.runtime}M` }),
    ...(directors.length > 0 && { director: persons(directors) }),
  };
}

function showFacts(record: TvDetailsRecord) {
  return {
    "@type": "TVSeries",
    ...(record.first_air_date && { startDate: record.first_air_date }),
    ...(record.number_of_seasons && { numberOfSeasons: record.number_of_seasons }),
    ...(record.number_of_episodes && { numberOfEpisodes: record.number_of_episodes }),
    ...(record.created_by.length > 0 && { creator: persons(record.created_by) }),
  };
}

function persons(people: readonly { readonly name: string }[]) {
  return people.map(({ name }) => ({ "@type": "Person", name }));
}

/** Our own average from 1 to 5 where there is one, else the film database's from 0 to 10; none without votes. */
function rating(record: { vote_average: number; vote_count: number }, own: OwnRating) {
  if (own.average !== null && own.count !== null && own.count > 0) {
    return { aggregateRating: aggregate(own.average, own.count, 5, 1) };
  }
  if (record.vote_count === 0) return {};
  return { aggregateRating: aggregate(record.vote_average, record.vote_count, 10, 0) };
}

function aggregate(value: number, count: number, best: number, worst: number) {
  return {
    "@type": "AggregateRating",
    ratingValue: Math.round(value * 10) / 10,
    ratingCount: count,
    bestRating: best,
    worstRating: worst,
  };
}

/** The first characters of a text, none of them cut in half. */
function shortened(text: string): string {
  return [...text].slice(0, DESCRIPTION_LENGTH).join("");
}
