import type { z } from "zod";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { ReferenceLists } from "../loaders/reference-lists.ts";
import type { RequestShape } from "./requests.ts";

/** What one request has at hand: public data alone. */
export interface RestServices {
  readonly filmDatabase: FilmDatabase;
  readonly reference: ReferenceLists;
}

/** An answer in the film database's own shape, the same for everyone who asks. */
export interface RestAnswer {
  readonly body: unknown;
  /** How many seconds it may be kept. */
  readonly maxAge: number;
}

/** What a call was asked, checked. */
export interface Asked<Shape extends RequestShape> {
  readonly params: z.output<Shape["params"]>;
  readonly query: z.output<Shape["query"]>;
}

/** Answers one call; what it throws is mapped to a status and `{"message"}` by the HTTP layer. */
export type Handler<Shape extends RequestShape> = (
  asked: Asked<Shape>,
  services: RestServices,
) => Promise<RestAnswer>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many seconds each kind of answer may be kept; the same as the schema's hints say. */
export const MAX_AGE = {
  title: HOUR,
  list: 10 * MINUTE,
  genres: HOUR,
  reference: 24 * HOUR,
} as const;
