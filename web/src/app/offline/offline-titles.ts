import type { Availability_AnswerFragment } from "../../features/availability/Availability.generated.ts";
import { isFields, readQuery } from "./offline-store.ts";
import type { Fields } from "./offline-store.ts";

/** The parameters of the query of a title's page. */
interface TitleParameters {
  readonly type: unknown;
  readonly id: unknown;
  /** The country that availability is requested for; null where it is left out. */
  readonly country: unknown;
}

/** The parameters in the address of a title's query; null for another query. */
export function readTitleAddress(address: string): TitleParameters | null {
  const { use, variables } = readQuery(address);
  if (use !== "TITLE") return null;
  return {
    type: variables["type"],
    id: variables["id"],
    country: variables["countryKnown"] === false ? null : variables["country"],
  };
}

/** The availability of a title for a country that nothing is stored of. */
const unavailable = (countryCode: string): Availability_AnswerFragment => ({
  __typename: "Availability",
  countryCode,
  country: null,
  status: "FILM_DATABASE_UNAVAILABLE",
  link: null,
  offers: null,
  freshness: null,
});

/**
 * The response to the query of a title's page, made of the same page for another country, or from
 * before the country was known: all but availability is alike. Availability that was not seen for
 * the country says that it can't be looked up. Null where the page was not seen at all.
 *
 * @param address the query that has no stored response of its own
 * @param store the offline store
 */
export async function assembleTitle(address: string, store: Cache): Promise<Response | null> {
  const wanted = readTitleAddress(address);
  if (!wanted) return null;
  let page: Fields | null = null;
  let availability: unknown = unavailable(String(wanted.country));
  for (const request of await store.keys()) {
    const found = readTitleAddress(request.url);
    if (!found || found.type !== wanted.type || found.id !== wanted.id) continue;
    const body: unknown = await (await store.match(request))?.json();
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
