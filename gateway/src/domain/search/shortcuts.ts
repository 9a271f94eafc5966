import { ifAvailable } from "../../errors.ts";
import {
  type CountryProviderFamily,
  groupedByFamily,
  type Provider,
} from "../availability/providers.ts";
import type { Genre, ReferenceLists } from "../titles/reference-lists.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import { checkQuery } from "../titles/bounds.ts";
import { foldedWords } from "./fold.ts";

/** What a query names that is no title and nobody. */
export interface SearchShortcuts {
  readonly genres: readonly { readonly type: TitleType; readonly genre: Genre }[];
  readonly providerFamilies: readonly CountryProviderFamily[];
}

const MAX_SHORTCUTS = 3;
/** From so many letters on, the beginning of a name is enough, and of a later word of it. */
const MIN_BEGINNING = 3;
const MIN_LATER_WORD = 4;

interface Sources {
  readonly reference: ReferenceLists;
  readonly providers: () => Promise<readonly Provider[]>;
}

/** The genres and services that a query names by name or its beginning; a list that is unavailable has none. */
export async function findShortcuts(
  query: string,
  { reference, providers }: Sources,
): Promise<SearchShortcuts> {
  const typed = foldedWords(checkQuery(query));
  // "The" alone is the beginning of a title, not of a service.
  const wanted = typed.every((word) => word === "the") ? "" : typed.join("");
  if (wanted === "") return { genres: [], providerFamilies: [] };
  const genresOf = async (type: TitleType) =>
    [...(await ifAvailable(reference.genres(type), new Map<number, Genre>())).values()].map(
      (genre) => ({ type, genre }),
    );
  const [movies, shows, named] = await Promise.all([
    genresOf("movie"),
    genresOf("tv"),
    ifAvailable(providers(), []),
  ]);
  const ofMovies = new Set(movies.map(({ genre }) => genre.name));
  const genres = [...movies, ...shows.filter(({ genre }) => !ofMovies.has(genre.name))];
  return {
    genres: best(wanted, genres, ({ genre }) => genre.name),
    providerFamilies: best(wanted, groupedByFamily(named), ({ family }) => family.name),
  };
}

/** The first whose name fits, those of the very name before others. */
function best<Item>(
  wanted: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, fit: fitOf(wanted, nameOf(item)) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MAX_SHORTCUTS)
    .map(({ item }) => item);
}

/** 3 for the name, 2 for its beginning, 1 for that of a later word, 0 for anything else. */
function fitOf(wanted: string, name: string): number {
  const words = foldedWords(name);
  const whole = words.join("");
  if (whole === wanted) return 3;
  if (wanted.length >= MIN_BEGINNING && whole.startsWith(wanted)) return 2;
  const begins = words.some((_, index) => words.slice(index).join("").startsWith(wanted));
  return wanted.length >= MIN_LATER_WORD && begins ? 1 : 0;
}
