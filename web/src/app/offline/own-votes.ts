import { isFields, readQuery } from "./offline-store.ts";
import type { Fields } from "./offline-store.ts";
import { readTitleAddress } from "./offline-titles.ts";

/** A vote that the store took. */
interface Vote {
  readonly title: Fields;
  readonly sessionId: unknown;
  readonly stars: unknown;
  /** The title's average and count with the vote; null where they are unknown. */
  readonly rating: Fields | null;
}

const fieldsAt = (value: unknown, ...path: readonly string[]): Fields | null => {
  let at = value;
  for (const name of path) at = isFields(at) ? at[name] : null;
  return isFields(at) ? at : null;
};

/** The vote that a mutation was, and that its response says is stored; null for any other. */
function readVote(sent: unknown, answer: unknown): Vote | null {
  const input = fieldsAt(sent, "variables", "input");
  const title = fieldsAt(input, "title");
  const stored = fieldsAt(answer, "data", "rateTitle");
  const errors = stored?.["userErrors"];
  if (!input || !title || !stored || (Array.isArray(errors) && errors.length > 0)) return null;
  return {
    title,
    sessionId: input["sessionId"],
    stars: stored["stars"],
    rating: fieldsAt(stored, "rating"),
  };
}

/** What a stored response says with the vote counted; null where the vote changes nothing in it. */
function changed(address: string, body: unknown, vote: Vote): Fields | null {
  const { use, variables } = readQuery(address);
  if (use === "SESSION_RATING") {
    const rated = fieldsAt(variables, "title");
    const own =
      rated?.["type"] === vote.title["type"] &&
      rated?.["id"] === vote.title["id"] &&
      variables["sessionId"] === vote.sessionId;
    return own ? { data: { sessionRating: vote.stars } } : null;
  }
  const page = readTitleAddress(address);
  if (!page || page.type !== vote.title["type"] || page.id !== vote.title["id"]) return null;
  const title = fieldsAt(body, "data", "title");
  return title && vote.rating ? { data: { title: { ...title, rating: vote.rating } } } : null;
}

/**
 * Counts a visitor's vote in the offline store, so that without a connection they see the stars that they
 * gave, not those from before. Does nothing for other mutations, and for votes that were refused.
 *
 * @param sent the mutation as it was sent
 * @param answer what the gateway said to it
 */
export async function countVote(store: Cache, sent: unknown, answer: unknown): Promise<void> {
  const vote = readVote(sent, answer);
  if (!vote) return;
  for (const { url } of await store.keys()) {
    const before = await store.match(url);
    const body = before && changed(url, await before.json(), vote);
    const date = before?.headers.get("date");
    if (body) await store.put(url, Response.json(body, { headers: date ? { date } : {} }));
  }
}
