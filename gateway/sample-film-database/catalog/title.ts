/** A title of the sample, as every part of the server sees it. */

export type Kind = "movie" | "tv";

export const MOODS = [
  "bleak",
  "tense",
  "warm",
  "playful",
  "epic",
  "dreamy",
  "eerie",
  "romantic",
  "melancholy",
  "gritty",
  "noir",
  "wonder",
] as const;

export type Mood = (typeof MOODS)[number];

export interface CastMember {
  name: string;
  /** Empty when the character's name is not known. */
  character: string;
}

export interface Season {
  number: number;
  episodes: number;
  /** YYYY-MM-DD, or YYYY when only the year is known. */
  date: string;
}

/** A title's texts in another language than English. */
export interface Translation {
  /** Empty where it is the original name. */
  title: string;
  overview: string;
}

export interface Title {
  kind: Kind;
  id: number;
  title: string;
  originalTitle: string;
  alternativeTitles: readonly string[];
  /** Release date of a movie, first air date of a show: YYYY-MM-DD, or empty when unknown. */
  date: string;
  /** Minutes; of an episode for a show. Null when unknown. */
  runtime: number | null;
  genreIds: readonly number[];
  language: string;
  spokenLanguages: readonly string[];
  countries: readonly string[];
  /** Directors of a movie, creators of a show. */
  makers: readonly string[];
  cast: readonly CastMember[];
  /** 0 to 10; 0 while nobody has voted. */
  voteAverage: number;
  voteCount: number;
  /** The service that made it and alone carries it, or null. */
  service: string | null;
  mood: Mood;
  overview: string;
  /** Shows only. */
  seasons: readonly Season[];
  popularity: number;
  hasArtwork: boolean;
  /** By `language`, as the film database writes it, such as `de-DE`. */
  translations: ReadonlyMap<string, Translation>;
  /** The service where people look for a well-known title, or null. */
  home: string | null;
  imdbId: string | null;
  wikidataId: string | null;
  /** Shows only. */
  tvdbId: string | null;
}

/** What a row of the catalog says; the rest is worked out when it is loaded. */
export type TitleRow = Omit<Title, "popularity" | "hasArtwork" | "translations">;
