import { AppError } from "../../errors.ts";

export const PAGE_SIZE = 20;

/** The least and the most that numbers of a request may be. Both APIs check and document these. */
export const BOUNDS = {
  /** The film database's numbers are 32-bit. */
  id: { min: 1, max: 2_147_483_647 },
  /** The film database serves no page beyond. */
  page: { min: 1, max: 500 },
  year: { min: 1870, max: 2100 },
  vote: { min: 0, max: 10 },
  /** Minutes. */
  runtime: { min: 0, max: 10_000 },
  /** Votes; no title has more than about 40,000. */
  voteCount: { min: 0, max: 1_000_000 },
  /** Titles that a person is known for, that one field returns. */
  knownFor: { min: 1, max: 12 },
  /** Cast members of a title, titles like it, and seasons of a show that one field returns. */
  cast: { min: 1, max: 50 },
  similar: { min: 1, max: 20 },
  seasons: { min: 1, max: 100 },
} as const satisfies Record<string, { readonly min: number; readonly max: number }>;

/** How many entries lists of a request may have, and characters its texts. */
export const MAX_LENGTHS = {
  genres: 20,
  providers: 50,
  keywords: 5,
  people: 5,
  /** A visitor's services: families and providers. */
  services: 100,
  queryLength: 200,
  countries: 50,
  references: 50,
  /** Titles and countries of a batch of REST. */
  batchTitles: 100,
  batchCountries: 10,
  /** Of a list that a feed follows. */
  followedTitles: 100,
} as const;

/** The form of a title's identifier in other catalogs. */
export const EXTERNAL_ID = {
  imdb: /^tt\d{7,10}$/u,
  wikidata: /^Q[1-9]\d{0,11}$/u,
  tvdb: /^[1-9]\d{0,9}$/u,
} as const;

/** A catalog whose identifiers name titles here too. */
export type ExternalCatalog = keyof typeof EXTERNAL_ID;

const EXTERNAL_ID_FORM: Readonly<Record<ExternalCatalog, string>> = {
  imdb: "like tt0903747",
  wikidata: "like Q190050",
  tvdb: "a number such as 81189",
};

/** A field of a request has a value that it cannot have. Nothing was looked up. */
export class InvalidFieldError extends AppError {
  /** The field's name in the domain modules, which is its name in GraphQL. */
  readonly field: string;
  readonly reason: string;

  constructor(field: string, reason: string) {
    super("BAD_USER_INPUT", `Invalid ${field}: ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}

/** @throws InvalidFieldError unless the number lies within the bounds, both included */
export function checkNumber(
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
  field: string,
): number {
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new InvalidFieldError(field, `it must be ${min} to ${max}.`);
  }
  return value;
}

/** @throws InvalidFieldError when the identifier has not the form of the catalog's */
export function checkExternalId(catalog: ExternalCatalog, id: string): void {
  if (EXTERNAL_ID[catalog].test(id)) return;
  throw new InvalidFieldError(`${catalog}Id`, `it must be ${EXTERNAL_ID_FORM[catalog]}.`);
}

export function checkLength<Item>(
  items: readonly Item[],
  max: number,
  field: string,
): readonly Item[] {
  if (items.length > max) throw new InvalidFieldError(field, `at most ${max} are taken.`);
  return items;
}

/** @throws InvalidFieldError where there are too many, or one is no number of the film database */
export function checkIds(
  ids: readonly number[] | null | undefined,
  max: number,
  field: string,
): void {
  for (const id of checkLength(ids ?? [], max, field)) checkNumber(id, BOUNDS.id, field);
}

/** A query without the space around it. Throws where it is too long or holds a NUL. */
export function checkQuery(query: string): string {
  const trimmed = query.toWellFormed().trim();
  if (trimmed.length > MAX_LENGTHS.queryLength) {
    throw new InvalidFieldError(
      "query",
      `at most ${MAX_LENGTHS.queryLength} characters are taken.`,
    );
  }
  if (trimmed.includes("\0")) throw new InvalidFieldError("query", "it holds a NUL character.");
  return trimmed;
}
