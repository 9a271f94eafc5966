import type DataLoader from "dataloader";
import { AppError } from "../../errors.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import { createLoader } from "../../request-scope.ts";
import {
  BOUNDS,
  checkIds,
  checkNumber,
  checkQuery,
  InvalidFieldError,
  MAX_LENGTHS,
  PAGE_SIZE,
} from "../titles/bounds.ts";
import type { RequestLanguage } from "../titles/request-language.ts";
import {
  toPersonDetails,
  toPersonPage,
  type CreditFilter,
  type CreditPage,
  type CreditedPerson,
  type PersonDetails,
  type PersonPage,
} from "./person.ts";

/** The persons for one request, each looked up once. Throws as `Titles` does. */
export class People {
  readonly #filmDatabase: FilmDatabase;
  readonly #details: DataLoader<number, PersonDetails | null, string>;

  readonly #language: RequestLanguage;

  constructor(filmDatabase: FilmDatabase, language: RequestLanguage) {
    this.#filmDatabase = filmDatabase;
    this.#language = language;
    this.#details = createLoader(
      async (id) => toPersonDetails(await filmDatabase.person(id), language),
      String,
    );
  }

  /** A person with their filmography, from one call; null where the film database has none. */
  async details(id: number): Promise<PersonDetails | null> {
    return this.#details.load(checkNumber(id, BOUNDS.id, "id"));
  }

  /** Persons by their numbers, without those that the film database does not know. */
  async byIds(ids: readonly number[]): Promise<readonly PersonDetails[]> {
    checkIds(ids, MAX_LENGTHS.people, "ids");
    const found = await Promise.all([...new Set(ids)].map((id) => this.#details.load(id)));
    return found.filter((person) => person !== null);
  }

  /** The details of a person out of a list or of credits. Throws NOT_FOUND where the film database has them no more. */
  async detailsOf(person: CreditedPerson): Promise<PersonDetails> {
    const details = hasDetails(person) ? person : await this.#details.load(person.id);
    if (details === null) {
      throw new AppError("NOT_FOUND", "The film database has no such person any more.");
    }
    return details;
  }

  async search(query: string, page: number): Promise<PersonPage> {
    const trimmed = checkQuery(query);
    if (trimmed === "") throw new InvalidFieldError("query", "it is empty.");
    const checked = checkNumber(page, BOUNDS.page, "page");
    return toPersonPage(await this.#filmDatabase.searchPeople(trimmed, checked), this.#language);
  }
}

export function hasDetails(person: CreditedPerson): person is PersonDetails {
  return "credits" in person;
}

export function creditPage(
  { credits, freshness }: PersonDetails,
  { type, sort, page }: CreditFilter,
): CreditPage {
  checkNumber(page, BOUNDS.page, "page");
  const fitting = credits.filter(({ title }) => type === null || title.type === type);
  // Dates compare as texts; titles without one come last.
  const sorted =
    sort === "newest"
      ? fitting.toSorted((one, other) =>
          (other.title.date ?? "").localeCompare(one.title.date ?? ""),
        )
      : fitting;
  return {
    results: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    totalPages: Math.ceil(fitting.length / PAGE_SIZE),
    totalResults: fitting.length,
    freshness,
  };
}
