import { MAX_AGE } from "./answer.ts";
import type { Handler } from "./answer.ts";
import { foundPage, moviePage, showPage, suggestion } from "./own-shapes.ts";
import type { requests } from "./requests.ts";

/** Below it nothing is looked up (specification section 5). */
const MIN_CHARACTERS = 2;
/** As many suggestions as a dropdown shows. */
const SUGGESTIONS = 8;

/** GET /api/search/{multi|movie|tv} (decision 2); persons are left out (decision 16). */
export const search: Handler<typeof requests.search> = async (asked, { filmDatabase }) => {
  switch (asked.params.type) {
    case "multi":
      return list(foundPage((await filmDatabase.searchAll(asked.query)).value));
    case "movie":
      return list(moviePage((await filmDatabase.search("movie", asked.query)).value));
    case "tv":
      return list(showPage((await filmDatabase.search("tv", asked.query)).value));
  }
};

/** GET /api/autocomplete. */
export const autocomplete: Handler<typeof requests.autocomplete> = async (asked, services) => {
  const { query } = asked.query;
  if ([...query].length < MIN_CHARACTERS) return list([]);
  const found = await services.filmDatabase.searchAll({ query });
  return list(found.value.results.slice(0, SUGGESTIONS).map(suggestion));
};

function list(body: unknown) {
  return { body, maxAge: MAX_AGE.list };
}
