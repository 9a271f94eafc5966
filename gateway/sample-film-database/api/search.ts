import type { Catalog } from "../catalog/catalog.ts";
import { fold, type Hit } from "../catalog/search-index.ts";
import type { Person } from "../catalog/people.ts";
import type { Kind, Title } from "../catalog/title.ts";

/** What a search for titles of every kind and people finds. */
type Found = { title: Title } | { person: Person };

/** Makes the catalog searchable. */
export function search(catalog: Catalog) {
  const names = catalog.people.all.map((person) => ({ person, name: fold(person.name) }));
  const hits = (query: string, kinds: readonly Kind[]): Hit[] =>
    kinds
      .flatMap((kind) => catalog[kind].search(query))
      .sort(
        (first, second) =>
          first.rank - second.rank || prominence(second.title) - prominence(first.title),
      );
  const people = (query: string): { person: Person; rank: number }[] => {
    const folded = fold(query);
    if (folded === "") return [];
    return names
      .filter(({ name }) => name.includes(folded))
      .map(({ person, name }) => ({ person, rank: rankOf(name, folded) }))
      .sort((first, second) => first.rank - second.rank);
  };
  return {
    titles: (kind: Kind, query: URLSearchParams): readonly Title[] =>
      hits(query.get("query") ?? "", [kind])
        .map(({ title }) => title)
        .filter(isOfYear(kind, query)),
    people: (query: string): readonly Person[] => people(query).map(({ person }) => person),
    everything: (query: string): readonly Found[] =>
      [
        ...hits(query, ["movie", "tv"]).map(({ title, rank }) => ({
          found: { title },
          rank,
          weight: prominence(title),
        })),
        ...people(query).map(({ person, rank }) => ({
          found: { person },
          rank,
          weight: person.popularity,
        })),
      ]
        .sort((first, second) => first.rank - second.rank || second.weight - first.weight)
        .map(({ found }) => found),
  };
}

/** Old favorites beside what is new: the popularity of days with the votes of years. */
function prominence({ popularity, voteCount }: Title): number {
  return popularity * Math.sqrt(1 + voteCount);
}

function rankOf(name: string, query: string): number {
  if (name === query) return 0;
  return name.startsWith(query) ? 1 : 2;
}

function isOfYear(kind: Kind, query: URLSearchParams): (title: Title) => boolean {
  const year = query.get(kind === "movie" ? "primary_release_year" : "first_air_date_year");
  return (title) => !year || title.date.startsWith(year);
}
