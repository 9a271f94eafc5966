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
import { LONGEST_WAIT_MS, RETRIES, RETRY_PAUSE_MS } from "../../lib/apollo/retry-policy.ts";
import { pause } from "../../lib/tasks.ts";
import { offlineUseOf, openOfflineStore, storedResponse, storeResponse } from "./offline-store.ts";
import { assembleTitle } from "./offline-titles.ts";
import { countVote } from "./own-votes.ts";

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
