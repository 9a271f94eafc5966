import {
  currentConnection,
  gatewayAnswered,
  gatewayLimits,
  gatewayUnreachable,
  pageIsMissing,
  retryingGateway,
  storedIsShown,
  waitForGateway,
} from "../../lib/apollo/connection.ts";
import { lastOwnChange, mayPrecedeOwnChange } from "../../lib/storage/own-change.ts";
import { LONGEST_WAIT_MS, RETRIES, RETRY_PAUSE_MS } from "../../lib/apollo/use-retries.ts";
import { pause } from "../../lib/tasks.ts";
import {
  offlineUseOf,
  openOfflineStore,
  storedResponse,
  storeResponse,
  isFields,
  readQuery,
} from "./offline-store.ts";
import { assembleTitle, readTitleAddress } from "./offline-titles.ts";
import type { Fields } from "./offline-store.ts";

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
async function countVote(store: Cache, sent: unknown, answer: unknown): Promise<void> {
  const vote = readVote(sent, answer);
  if (!vote) return;
  for (const { url } of await store.keys()) {
    const before = await store.match(url);
    const body = before && changed(url, await before.json(), vote);
    const date = before?.headers.get("date");
    if (body) await store.put(url, Response.json(body, { headers: date ? { date } : {} }));
  }
}

async function find(url: string): Promise<Response | null> {
  const store = await openOfflineStore();
  if (!store) return null;
  const stored = await storedResponse(store, url);
  return stored === undefined ? assembleTitle(url, store) : stored;
}

/** Counts a vote in the offline store, so that it says what the visitor saw last. */
async function storeVote(sent: Request, response: Response): Promise<void> {
  const store = await openOfflineStore();
  if (store && response.ok) await countVote(store, await sent.json(), await response.json());
}

/** After how many seconds a limited request is sent again where the response does not say. */
const LIMITED_S = 10;

/**
 * Fetches a response with its whole body, so that one that is cut off fails here, and notes what it
 * tells of the connection.
 */
async function fetchWhole(request: Request, options: RequestInit): Promise<Response> {
  const response = await fetch(request, options);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  gatewayAnswered();
  if (status === 429) gatewayLimits(Number(headers.get("retry-after")) || LIMITED_S);
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/** Sends what is no query: a vote, a message. It is sent once, and waited for as long as it takes. */
async function sendMutation(request: Request): Promise<Response> {
  const sent = request.clone();
  try {
    const response = await fetchWhole(request, {});
    // A browser that is full or forbids storage shows the response all the same; it is only not stored.
    void storeVote(sent, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    if (!request.signal.aborted) gatewayUnreachable();
    throw error;
  }
}

/** @param makesScreen whether there is nothing to show of the open screen without the response */
async function sendQuery(request: Request, makesScreen: boolean): Promise<Response> {
  const use = offlineUseOf(request.url);
  const worthRetries = use !== "NEVER" && !currentConnection().offline;
  const deadline = AbortSignal.timeout(LONGEST_WAIT_MS);
  const signal = AbortSignal.any([request.signal, deadline]);
  for (let attempt = 0; ; attempt += 1) {
    // The visitor's own vote shall be counted in what they see next: then the browser revalidates.
    const cache: RequestCache = mayPrecedeOwnChange(Date.now()) ? "no-cache" : "default";
    const change = lastOwnChange();
    try {
      const response = await fetchWhole(request, { cache, signal });
      // Voted while it was under way: it may be from before the vote, and would take it back on the page.
      if (lastOwnChange() !== change) continue;
      if (response.ok && use !== "NEVER") {
        void storeResponse(request.url, response.clone()).catch(() => undefined);
      }
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      const stored = await find(request.url);
      const again = worthRetries && navigator.onLine && attempt < RETRIES && !deadline.aborted;
      if (stored === null && again) {
        retryingGateway();
        await pause(RETRY_PAUSE_MS);
        continue;
      }
      if (stored) {
        if (makesScreen) storedIsShown();
        else gatewayUnreachable();
        return stored;
      }
      // A list says itself that it could not be loaded. Of other screens there is nothing to show.
      if (use === "PAGE" || use === "TITLE") pageIsMissing();
      else gatewayUnreachable();
      throw error;
    }
  }
}

/**
 * Sends a request to the gateway. Responses to queries are stored, within a bound, and given when the
 * gateway can't be reached, so that what was seen before can be seen without a connection. Nothing
 * stored is given while the gateway responds. A query without a stored response is sent three times
 * more, a second apart, where the network is there and the gateway was until now; all of it ends
 * within ten seconds. One during which the visitor voted is sent again at once. Rejects as `fetch` does.
 */
export const fetchWithOfflineStore: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method !== "GET") return sendMutation(request);
  const use = offlineUseOf(request.url);
  const makesScreen = use === "PAGE" || use === "TITLE" || use === "LIST";
  const endWait = makesScreen ? waitForGateway() : () => {};
  try {
    return await sendQuery(request, makesScreen);
  } finally {
    endWait();
  }
};
