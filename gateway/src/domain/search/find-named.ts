import type { FilmDatabase } from "../../film-database/film-database.ts";
import { BOUNDS, checkNumber, checkQuery, InvalidFieldError } from "../titles/bounds.ts";
import { toTitlePage } from "../titles/from-records.ts";
import { getYear, type Title, type TitleType } from "../titles/title.ts";
import { foldedWords } from "./fold.ts";

/** A title as other sites' lists name it. */
export interface TitleName {
  readonly name: string;
  /** Of release or the first episode; null when unknown. */
  readonly year: number | null;
  /** Null where the list does not say: movies are looked up first. */
  readonly type: TitleType | null;
}

/** Lists differ by a year where a film was shown at a festival before its release. */
const YEARS_APART = 1;

/**
 * The title with exactly this name, in English or in its original language, from the given year or the one before or
 * after; null where there is none. Of several the nearest year counts, then the most votes. One call for each type.
 *
 * @throws InvalidFieldError, or what a search throws
 */
export async function findNamed(
  filmDatabase: FilmDatabase,
  wanted: TitleName,
): Promise<Title | null> {
  const name = checkQuery(wanted.name);
  if (name === "") throw new InvalidFieldError("named", "the name is empty.");
  const year = wanted.year === null ? null : checkNumber(wanted.year, BOUNDS.year, "named");
  const types: readonly TitleType[] = wanted.type === null ? ["movie", "tv"] : [wanted.type];
  for (const type of types) {
    const page = toTitlePage(await filmDatabase.search(type, { query: name }));
    const found = best(page.results, name, year);
    if (found) return found;
  }
  return null;
}

function best(titles: readonly Title[], name: string, year: number | null): Title | null {
  const distance = (title: Title) =>
    year === null ? 0 : Math.abs((getYear(title) ?? Infinity) - year);
  const [first] = titles
    .filter((title) => isNamed(title, name) && distance(title) <= YEARS_APART)
    .toSorted((a, b) => distance(a) - distance(b) || b.voteCount - a.voteCount);
  return first ?? null;
}

function isNamed({ name, originalName }: Title, wanted: string): boolean {
  const folded = foldedWords(wanted).join(" ");
  return [name, originalName].some((each) =>
    folded === "" ? each === wanted : foldedWords(each).join(" ") === folded,
  );
}
