import type { Availability_AnswerFragment } from "../../features/availability/Availability.generated.ts";

/** The two queries about a title, and the field that they ask it by. */
const families = [
  { type: "MOVIE", screen: "MovieScreen", availability: "MovieAvailability", field: "movie" },
  { type: "TV", screen: "TvShowScreen", availability: "TvShowAvailability", field: "tvShow" },
] as const;

type Family = (typeof families)[number];
/** An object of an answer or a query whose fields are not known. */
export type Fields = Readonly<Record<string, unknown>>;

interface Asked {
  readonly family: Family;
  readonly isScreen: boolean;
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
export function readAddress(address: string): Asked | null {
  const { operation, variables } = readQuery(address);
  const family = families.find(
    ({ screen, availability }) => screen === operation || availability === operation,
  );
  if (!family) return null;
  return {
    family,
    isScreen: family.screen === operation,
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
 * The answer to a query about a title, made of kept answers that say the same in other pieces: the
 * page of a title asks for availability with the rest or after it, as the country is known sooner or
 * later. A page that was seen for other countries alone is given without availability, and says so.
 * Null where the pieces do not make it whole.
 *
 * @param address the query that has no kept answer of its own
 * @param kept the store of kept answers
 */
export async function assembleTitleAnswer(address: string, kept: Cache): Promise<Response | null> {
  const asked = readAddress(address);
  if (!asked) return null;
  const title: Record<string, unknown> = {};
  let hasScreen = false;
  for (const request of await kept.keys()) {
    const piece = readAddress(request.url);
    if (!piece || piece.family !== asked.family || piece.id !== asked.id) continue;
    const body: unknown = await (await kept.match(request))?.json();
    const found =
      isFields(body) && isFields(body["data"]) ? body["data"][asked.family.field] : null;
    if (!isFields(found)) continue;
    const { availability, ...rest } = found;
    const fits = piece.country !== null && piece.country === asked.country;
    Object.assign(title, rest, fits ? { availability } : {});
    hasScreen ||= piece.isScreen;
  }
  if (asked.isScreen && !hasScreen) return null;
  if (asked.country !== null && title["availability"] === undefined) {
    if (!asked.isScreen) return null;
    title["availability"] = nobodyToAsk(String(asked.country));
  }
  return Response.json({ data: { [asked.family.field]: title } });
}
