import * as z from "zod/mini";

/** What is said about stars that are not 0 to 5. */
const STARS_MESSAGE = "Rating must be 1 to 5, or 0 to take it back";

/** The largest number a title can have: the film database numbers titles in 32 bits. */
const LARGEST_TITLE_ID = 2_147_483_647;

/** Says of a field that it is missing or malformed, and what it must be. */
function mustBe(field: string, form: string) {
  return ({ input }: { readonly input?: unknown }) =>
    `${input === undefined ? "Missing" : "Invalid"} ${field}: it must be ${form}.`;
}

/** A film database's number for a title, 1 to 2147483647; `field` is the name that an error gives. */
export function titleIdSchema(field: string) {
  const error = mustBe(field, `a whole number from 1 to ${LARGEST_TITLE_ID}, such as 550`);
  return z.int({ error }).check(z.minimum(1, { error }), z.maximum(LARGEST_TITLE_ID, { error }));
}

/** The kind of title, as `/api` and the stores write it; `field` is the name that an error gives. */
export function titleTypeSchema(field: string) {
  return z.enum(["movie", "tv"], { error: mustBe(field, "movie or tv") });
}

/**
 * A browser's anonymous session: a UUID; `field` is the name that an error gives.
 * Capitals are folded, so that one UUID is one session.
 */
export function sessionIdSchema(field: string) {
  return z.pipe(
    z.uuid({ error: mustBe(field, "a UUID, such as 9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55") }),
    z.transform((value: string) => value.toLowerCase()),
  );
}

/** 1 to 5 stars, or 0 to remove the rating. */
export const starsSchema = z
  .int({ error: STARS_MESSAGE })
  .check(z.minimum(0, STARS_MESSAGE), z.maximum(5, STARS_MESSAGE));

/**
 * The body of `POST /api/ratings`. Nothing is converted: `"5"` is not 5,
 * and a key that is not one of these four is an error.
 */
export const ratingSchema = z.strictObject(
  {
    content_id: titleIdSchema("content_id"),
    content_type: titleTypeSchema("content_type"),
    rating: starsSchema,
    session_id: sessionIdSchema("session_id"),
  },
  { error: "Invalid body: it must be a JSON object." },
);
