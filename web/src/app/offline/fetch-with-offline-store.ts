import { hasRecentOwnChange } from "../../shared/own-change.ts";
import { RETRIES, RETRY_PAUSE_MS } from "../../shared/use-retries.ts";
import {
  currentConnection,
  gatewayAnswered,
  gatewayUnreachable,
  hasList,
  listAnswered,
} from "./connection.ts";
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

/**
 * Sends a request to the gateway. Responses to queries are stored, within a bound, and given when the
 * gateway can't be reached, so that what was seen before can be seen without a connection. Nothing
 * stored is given while the gateway responds. A query without a stored response is sent three times
 * more, a second apart, where the network is there and the gateway was until now. Rejects as `fetch`
 * does.
 */
export const fetchWithOfflineStore: typeof fetch = async (input, init) => {
  // The visitor's own vote shall be counted in what they see next: then the browser revalidates.
  const cache: RequestCache = hasRecentOwnChange() ? "no-cache" : "default";
  const request = new Request(input, init);
  const use = offlineUseOf(request.url);
  const isQuery = request.method === "GET";
  // Without the response of its query there is nothing to show of a screen.
  const makesScreen = isQuery && (use === "PAGE" || use === "TITLE" || use === "LIST");
  const worthRetries = isQuery && use !== "NEVER" && !currentConnection().offline;
  const sent = request.clone();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(request, { cache });
      gatewayAnswered();
      if (use === "LIST") listAnswered();
      // A browser that is full or forbids storage shows the response all the same; it is only not stored.
      if (!isQuery) void storeVote(sent, response.clone()).catch(() => undefined);
      else if (response.ok && use !== "NEVER") {
        void storeResponse(request.url, response.clone()).catch(() => undefined);
      }
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      const stored = isQuery ? await find(request.url) : null;
      if (stored === null && worthRetries && navigator.onLine && attempt < RETRIES) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
        continue;
      }
      // A list may be replaced by another page of it, or by another list.
      const stays = use === "LIST" && hasList();
      gatewayUnreachable(stored === null && makesScreen && !stays);
      if (stored) return stored;
      throw error;
    }
  }
};
