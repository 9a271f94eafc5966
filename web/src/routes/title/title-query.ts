import type { TitleType } from "../../generated/schema.ts";
import type { PageQuery } from "../../lib/route.ts";
import { readId } from "../../lib/url/read-id.ts";
import { TitleDocument, type TitleQuery, type TitleQueryVariables } from "./TitlePage.generated.ts";

/** A title's page. While no country is known, availability is left out. */
const titleQuery = (type: TitleType): PageQuery<TitleQuery, TitleQueryVariables> => ({
  document: TitleDocument,
  content: "page",
  variables: ({ params, country }) => {
    const id = readId(params["id"]);
    if (id === null) return null;
    return { type, id, country: country ?? "US", countryKnown: country !== null };
  },
});

export const titleQueries: Readonly<Record<TitleType, PageQuery<TitleQuery, TitleQueryVariables>>> =
  { MOVIE: titleQuery("MOVIE"), TV: titleQuery("TV") };

export type LoadedTitle = NonNullable<TitleQuery["title"]>;
