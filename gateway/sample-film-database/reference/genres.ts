/** The film database's genres: their ids and names, one list a kind of title. */

import { readGenreNames } from "../translations/read-translations.ts";
import { isEnglish, toFullLanguage } from "./languages.ts";

export interface Genre {
  id: number;
  name: string;
}

const genreNames = readGenreNames();

const MOVIE_GENRES: readonly Genre[] = [
  { id: 28, name: "Action" },
  { id: 12, name: "Adventure" },
  { id: 16, name: "Animation" },
  { id: 35, name: "Comedy" },
  { id: 80, name: "Crime" },
  { id: 99, name: "Documentary" },
  { id: 18, name: "Drama" },
  { id: 10751, name: "Family" },
  { id: 14, name: "Fantasy" },
  { id: 36, name: "History" },
  { id: 27, name: "Horror" },
  { id: 10402, name: "Music" },
  { id: 9648, name: "Mystery" },
  { id: 10749, name: "Romance" },
  { id: 878, name: "Science Fiction" },
  { id: 10770, name: "TV Movie" },
  { id: 53, name: "Thriller" },
  { id: 10752, name: "War" },
  { id: 37, name: "Western" },
];

const TV_GENRES: readonly Genre[] = [
  { id: 10759, name: "Action & Adventure" },
  { id: 16, name: "Animation" },
  { id: 35, name: "Comedy" },
  { id: 80, name: "Crime" },
  { id: 99, name: "Documentary" },
  { id: 18, name: "Drama" },
  { id: 10751, name: "Family" },
  { id: 10762, name: "Kids" },
  { id: 9648, name: "Mystery" },
  { id: 10763, name: "News" },
  { id: 10764, name: "Reality" },
  { id: 10765, name: "Sci-Fi & Fantasy" },
  { id: 10766, name: "Soap" },
  { id: 10767, name: "Talk" },
  { id: 10768, name: "War & Politics" },
  { id: 37, name: "Western" },
];

/** The genres of one kind of title. */
export function genresOf(kind: "movie" | "tv"): readonly Genre[] {
  return kind === "movie" ? MOVIE_GENRES : TV_GENRES;
}

/** The genres of one kind of title, named in a language; a language without names of its own has English ones. */
export function genresIn(kind: "movie" | "tv", language: string | null): Genre[] {
  const names = isEnglish(language) ? undefined : genreNames.get(toFullLanguage(language));
  return genresOf(kind).map(({ id, name }) => ({ id, name: names?.get(id) ?? name }));
}

/** Genres with their names for ids; an id the kind does not have is left out. */
export function namedGenres(
  kind: "movie" | "tv",
  ids: readonly number[],
  language: string | null,
): Genre[] {
  return ids.flatMap((id) => genresIn(kind, language).filter((genre) => genre.id === id));
}
