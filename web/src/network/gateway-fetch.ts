import { gatewayAnswered, gatewayLimits, gatewayUnreachable } from "./connection.ts";
import { lastVote, mayPrecedeVote } from "../lib/storage/last-vote.ts";
import { getStoredAt } from "./stored-age.ts";

/** After how many seconds a limited request is sent again where the response does not say. */
const LIMITED_S = 10;

/** With its whole body, so that a response that is cut off fails here. A stored one tells nothing of the connection. */
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

async function sendQuery(request: Request, wanted: RequestCache): Promise<Response> {
  const before = lastVote();
  // The visitor's own vote shall be counted in what they see next: then the browser revalidates.
  const cache: RequestCache = mayPrecedeVote(Date.now()) ? "no-cache" : wanted;
  const response = await fetchWhole(request, { cache });
  // Where the visitor voted while it was under way, it may not count that vote.
  return getStoredAt(response.headers) !== null || lastVote() === before
    ? response
    : fetchWhole(request, { cache: "no-cache" });
}

/** A query during which the visitor voted is sent once more. Rejects as `fetch` does. */
export const fetchFromGateway: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  return request.method === "GET"
    ? sendQuery(request, init?.cache ?? "default")
    : sendMutation(request);
};
