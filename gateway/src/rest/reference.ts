import { MAX_AGE } from "./answer.ts";
import type { Handler } from "./answer.ts";
import type { requests } from "./requests.ts";

/** GET /api/countries: in the picker's order; bundled ones stand in when the film database is down. */
export const countries: Handler<typeof requests.countries> = async (_, { reference }) => ({
  body: (await reference.countries()).inOrder,
  maxAge: MAX_AGE.reference,
});

/** GET /api/genres/{type}. */
export const genres: Handler<typeof requests.genres> = async (asked, { filmDatabase }) => ({
  body: (await filmDatabase.genres(asked.params.type)).value.genres,
  maxAge: MAX_AGE.genres,
});
