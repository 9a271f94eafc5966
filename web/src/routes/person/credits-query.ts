import type { CreditSort, TitleType } from "../../generated/schema.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readId, readType } from "../../lib/url/read-id.ts";
import { pageQuery } from "../../lib/route.ts";
import { typeInPath } from "../../paths.ts";
import { PersonDocument, type PersonQuery } from "./PersonPage.generated.ts";

export interface CreditsQuery {
  /** Null for movies and shows. */
  readonly type: TitleType | null;
  readonly sort: CreditSort;
}

/** Nonsense means everything, most popular first. */
export const readCreditsQuery = (search: URLSearchParams): CreditsQuery => ({
  type: readType(search.get("type") ?? undefined),
  sort: search.get("sort") === "newest" ? "NEWEST" : "POPULARITY",
});

export const writeCreditsQuery = ({ type, sort }: CreditsQuery) => ({
  type: type && typeInPath(type),
  sort: sort === "NEWEST" ? "newest" : null,
});

export const personQuery = pageQuery(PersonDocument, ({ params, search, watchable }) => {
  const id = readId(params["id"]);
  if (id === null) return null;
  const page = readPage(search.get("page"));
  return { id, ...readCreditsQuery(search), page, ...watchable };
});

export type Credits = NonNullable<NonNullable<PersonQuery["person"]>["credits"]>;
