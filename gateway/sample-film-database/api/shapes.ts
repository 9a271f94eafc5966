import type { Catalog } from "../catalog/catalog.ts";
import type { Person } from "../catalog/people.ts";
import { isEnglish, toFullLanguage } from "../reference/languages.ts";
import type { Title } from "../catalog/title.ts";

/** Titles and people in the shapes of the film database's lists. */

/**
 * The title and overview in the requested language. As in the film database, a title not translated is
 * the original one, and an overview not translated an empty text.
 */
export function translated(title: Title, language: string | null) {
  if (isEnglish(language)) return title;
  const text = title.translations.get(toFullLanguage(language));
  return {
    title: text?.title || title.originalTitle,
    overview: text?.overview ?? "",
  };
}

/** The paths of a title's artwork; null for a title without. */
export function artworkPaths(title: Title) {
  if (!title.hasArtwork) return { poster_path: null, backdrop_path: null };
  return {
    poster_path: `/poster-${title.kind}-${title.id}.svg`,
    backdrop_path: `/backdrop-${title.kind}-${title.id}.svg`,
  };
}

/** A movie or show as lists carry it. */
export function listItem(title: Title, language: string | null) {
  const text = translated(title, language);
  const shared = {
    ...artworkPaths(title),
    genre_ids: title.genreIds,
    id: title.id,
    original_language: title.language,
    overview: text.overview,
    popularity: title.popularity,
    vote_average: title.voteAverage,
    vote_count: title.voteCount,
  };
  return title.kind === "movie"
    ? {
        ...shared,
        original_title: title.originalTitle,
        release_date: title.date,
        title: text.title,
      }
    : {
        ...shared,
        origin_country: title.countries,
        original_name: title.originalTitle,
        first_air_date: title.date,
        name: text.title,
      };
}

/** The same with `media_type`, as mixed lists carry it. */
export function mixedItem(title: Title, language: string | null) {
  return { ...listItem(title, language), media_type: title.kind };
}

/** A person as lists and credits carry them. */
export function personItem(person: Person) {
  return {
    id: person.id,
    known_for_department: person.department,
    name: person.name,
    popularity: person.popularity,
    profile_path: `/profile-${person.id}.svg`,
  };
}

/** A person as searches find them. */
export function personResult(person: Person, language: string | null) {
  return {
    ...personItem(person),
    known_for: person.titles.slice(0, 3).map((title) => mixedItem(title, language)),
  };
}

/** The person of this name, who must be in the catalog. */
export function personNamed(catalog: Catalog, name: string): Person {
  const person = catalog.people.byName.get(name);
  if (!person) throw new Error(`nobody of the sample is named ${JSON.stringify(name)}`);
  return person;
}
