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
import { LIST_OPERATIONS, PAGE_OPERATIONS, UNSTORED_OPERATIONS } from "./operations.ts";
import { getStoredAt } from "./stored-age.ts";

/** After how many seconds a limited request is sent again where the response does not say. */
const LIMITED_S = 10;

/**
 * Fetches a response with its whole body, so that one that is cut off fails here, and notes what it
 * tells of the connection. A stored one, which the service worker gives, tells nothing of it.
 */
async function fetchWhole(request: Request, options: RequestInit): Promise<Response> {
  const response = await fetch(request, options);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  if (getStoredAt(headers) === null) gatewayAnswered();
  if (status === 429) gatewayLimits(Number(headers.get("retry-after")) || LIMITED_S);
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/** Sends what is no query: a vote, a message. It is sent once, and waited for as long as it takes. */
async function sendMutation(request: Request): Promise<Response> {
  try {
    return await fetchWhole(request, {});
  } catch (error) {
    if (!request.signal.aborted) gatewayUnreachable();
    throw error;
  }
}

/** What the page shows of an operation's response. */
interface Use {
  /** There is nothing to show of the open page without it. */
  readonly makesPage: boolean;
  /** It is what the open page is about: its age is the page's. */
  readonly isContent: boolean;
  /** It is worth sending again. */
  readonly isRetried: boolean;
}

function readUse(address: string): Use {
  const name = new URL(address).searchParams.get("operationName") ?? "";
  const makesPage = PAGE_OPERATIONS.has(name);
  return {
    makesPage,
    isContent: makesPage || LIST_OPERATIONS.has(name),
    isRetried: name === "SessionRating" || !UNSTORED_OPERATIONS.has(name),
  };
}

async function sendQuery(request: Request, { makesPage, isContent, isRetried }: Use) {
  const worthRetries = isRetried && !currentConnection().offline;
  const deadline = AbortSignal.timeout(LONGEST_WAIT_MS);
  const signal = AbortSignal.any([request.signal, deadline]);
  for (let attempt = 0; ; attempt += 1) {
    // The visitor's own vote shall be counted in what they see next: then the browser revalidates.
    const cache: RequestCache = mayPrecedeOwnChange(Date.now()) ? "no-cache" : "default";
    const change = lastOwnChange();
    try {
      const response = await fetchWhole(request, { cache, signal });
      const storedAt = getStoredAt(response.headers);
      if (storedAt !== null) {
        if (isContent) storedIsShown(storedAt);
        else gatewayUnreachable();
        return response;
      }
      // Voted while it was under way: it may be from before the vote, and would take it back on the page.
      if (lastOwnChange() !== change) continue;
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      if (worthRetries && navigator.onLine && attempt < RETRIES && !deadline.aborted) {
        retryingGateway();
        await pause(RETRY_PAUSE_MS);
        continue;
      }
      // A list says itself that it could not be loaded. Of other pages there is nothing to show.
      if (makesPage) pageIsMissing();
      else gatewayUnreachable();
      throw error;
    }
  }
}

/**
 * Sends a request to the gateway, and notes what comes of it for the page to say. A query that fails is
 * sent three times more, a second apart, where the network is there and the gateway was until now; all
 * of it ends within ten seconds. The service worker may give a stored response in the gateway's place. A
 * query during which the visitor voted is sent again at once. Rejects as `fetch` does.
 */
export const fetchFromGateway: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method !== "GET") return sendMutation(request);
  const use = readUse(request.url);
  const endWait = use.isContent ? waitForGateway() : () => {};
  try {
    return await sendQuery(request, use);
  } finally {
    endWait();
  }
};
