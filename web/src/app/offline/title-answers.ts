import type { Availability_AnswerFragment } from "../../features/availability/Availability.generated.ts";

/** An object of an answer or a query whose fields are not known. */
export type Fields = Readonly<Record<string, unknown>>;

/** What the query of a title's page asks for. */
interface TitleParameters {
  readonly type: unknown;
  readonly id: unknown;
  /** The country that availability is asked for; null where it is left out. */
  readonly country: unknown;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null;

/** A query's name and variables, as its address has them. */
export function readQuery(address: string): { operation: string | null; variables: Fields } {
  const { searchParams } = new URL(address);
  const variables: unknown = JSON.parse(searchParams.get("variables") ?? "{}");
  return {
    operation: searchParams.get("operationName"),
    variables: isFields(variables) ? variables : {},
  };
}

/** What a query's address asks about a title; null where it is about something else. */
export function readTitleAddress(address: string): TitleParameters | null {
  const { operation, variables } = readQuery(address);
  if (operation !== "Title") return null;
  return {
    type: variables["type"],
    id: variables["id"],
    country: variables["countryKnown"] === false ? null : variables["country"],
  };
}

/** What the page of a title is given for a country that nothing is kept of: that nobody can be asked now. */
const nobodyToAsk = (countryCode: string): Availability_AnswerFragment => ({
  __typename: "Availability",
  countryCode,
  country: null,
  status: "FILM_DATABASE_UNAVAILABLE",
  link: null,
  offers: null,
  freshness: null,
});

/**
 * The answer to the query of a title's page, made of the same page for another country, or from
 * before the country was known: all but availability is alike. Availability that was not seen for
 * the country says that it can't be looked up. Null where the page was not seen at all.
 *
 * @param address the query that has no kept answer of its own
 * @param kept the store of kept answers
 */
export async function assembleTitleAnswer(address: string, kept: Cache): Promise<Response | null> {
  const wanted = readTitleAddress(address);
  if (!wanted) return null;
  let page: Fields | null = null;
  let availability: unknown = nobodyToAsk(String(wanted.country));
  for (const request of await kept.keys()) {
    const found = readTitleAddress(request.url);
    if (!found || found.type !== wanted.type || found.id !== wanted.id) continue;
    const body: unknown = await (await kept.match(request))?.json();
    const title = isFields(body) && isFields(body["data"]) ? body["data"]["title"] : null;
    if (!isFields(title)) continue;
    const { availability: offered, ...rest } = title;
    page = rest;
    if (found.country === wanted.country) availability = offered;
  }
  if (!page) return null;
  const title = wanted.country === null ? page : { ...page, availability };
  return Response.json({ data: { title } });
}
