import type { FilmDatabase } from "../../film-database/film-database.ts";
import { BOUNDS, checkNumber, checkQuery, InvalidFieldError } from "../titles/bounds.ts";
import { toTitlePage } from "../titles/from-records.ts";
import type { RequestLanguage } from "../titles/request-language.ts";
import { getYear, type Title, type TitleType } from "../titles/title.ts";
import { foldedWords } from "./fold.ts";
import { withDigits } from "./numerals.ts";

export interface TitleName {
  readonly name: string;
  /** Of release or the first episode; null when unknown. */
  readonly year: number | null;
  /** Null where the list does not say. */
  readonly type: TitleType | null;
}

/** Lists differ by a year where a film was shown at a festival before its release. */
const YEARS_APART = 1;
/** How many titles are offered as a choice at most. */
const MAX_CANDIDATES = 6;

/**
 * The titles with exactly this name in the request's language, English or the original: of the given year, else of those
 * beside it; the most votes first, at most six. It makes at most two calls for each type.
 */
export async function findNamed(
  filmDatabase: FilmDatabase,
  wanted: TitleName,
  language: RequestLanguage,
): Promise<readonly Title[]> {
  const name = checkQuery(wanted.name);
  if (name === "") throw new InvalidFieldError("named", "the name is empty.");
  const year = wanted.year === null ? null : checkNumber(wanted.year, BOUNDS.year, "named");
  const types: readonly TitleType[] = wanted.type === null ? ["movie", "tv"] : [wanted.type];
  const first = await searchEach(
    filmDatabase,
    types,
    name,
    year === null ? {} : { year },
    language,
  );
  const exact = first.titles.filter((title) => year === null || getYear(title) === year);
  if (exact.length > 0) return inOrder(exact);
  if (year === null && !first.hasMore) return [];
  const further = await searchEach(
    filmDatabase,
    types,
    name,
    year === null ? { page: 2 } : {},
    language,
  );
  return inOrder(
    further.titles.filter(
      (title) => year === null || Math.abs((getYear(title) ?? Infinity) - year) <= YEARS_APART,
    ),
  );
}

async function searchEach(
  filmDatabase: FilmDatabase,
  types: readonly TitleType[],
  name: string,
  parameters: { readonly year?: number; readonly page?: number },
  language: RequestLanguage,
): Promise<{ titles: readonly Title[]; hasMore: boolean }> {
  const pages = await Promise.all(
    types.map(async (type) =>
      toTitlePage(await filmDatabase.search(type, { query: name, ...parameters }), language),
    ),
  );
  const isWanted = createNameTest(name);
  return {
    titles: pages.flatMap(({ results }) => results.filter(isWanted)),
    hasMore: pages.some(({ totalPages }) => totalPages > 1),
  };
}

function inOrder(titles: readonly Title[]): readonly Title[] {
  return titles.toSorted((a, b) => b.voteCount - a.voteCount).slice(0, MAX_CANDIDATES);
}

const foldName = (name: string): string => withDigits(foldedWords(name)).join("");

/** Case, accents, punctuation, spaces and how a number is written do not count: `WALL-E` is `WALL·E`. */
function createNameTest(wanted: string): (title: Title) => boolean {
  const folded = foldName(wanted);
  return ({ name, originalName, englishName = name }) =>
    [name, originalName, englishName].some((each) =>
      folded === "" ? each === wanted : foldName(each) === folded,
    );
}
