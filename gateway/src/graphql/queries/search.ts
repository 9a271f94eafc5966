import { badUserInput } from "../../errors.ts";
import type { QueryResolvers } from "../../generated/resolvers.ts";
import { foundPage, moviePage, tvShowPage } from "../pages.ts";
import { titleOfFound } from "../titles.ts";
import { checkPage, checkQuery } from "../validation.ts";

/** Below it, autocomplete answers with nothing (specification section 5). */
const MIN_CHARACTERS = 2;
const SUGGESTIONS = 8;

export const search: NonNullable<QueryResolvers["search"]> = async (
  _,
  { query: typed, scope, region, page },
  { filmDatabase },
) => {
  const query = checkQuery(typed);
  if (query === "") throw badUserInput("Invalid query: it is empty.");
  const question = { query, region: region ?? undefined, page: checkPage(page) };
  switch (scope) {
    case "ALL":
      return foundPage(await filmDatabase.searchAll(question));
    case "MOVIE":
      return moviePage(await filmDatabase.search("movie", question));
    case "TV":
      return tvShowPage(await filmDatabase.search("tv", question));
  }
};

export const autocomplete: NonNullable<QueryResolvers["autocomplete"]> = async (
  _,
  { query: typed },
  { filmDatabase },
) => {
  const query = checkQuery(typed);
  if ([...query].length < MIN_CHARACTERS) return [];
  const found = await filmDatabase.searchAll({ query });
  return found.value.results.slice(0, SUGGESTIONS).map((title) => titleOfFound(title, found));
};
