import { hasRecentOwnChange } from "../../shared/own-change.ts";
import {
  currentConnection,
  gatewayAnswered,
  gatewayUnreachable,
  hasList,
  listAnswered,
} from "./connection.ts";
import { countVote } from "./own-votes.ts";
import { assembleTitleAnswer } from "./title-answers.ts";

/** The browser's store of kept answers. */
const KEPT_ANSWERS = "flickmap-answers";
/** How many answers are kept; of more, those asked for longest ago go. */
const MOST_ANSWERS = 150;
/** How old an answer may be and still be shown. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;

/** How often, and after how long, what cannot be fetched is asked for again. */
const RETRIES = 3;
const PAUSE_MS = 1000;

/** The queries whose screen is a list, which another page of it or another list may replace. */
const listQueries = new Set(["Category", "Genre", "Search", "DirectSearch", "AdvancedSearch"]);
/** The queries that make a screen: without their answer there is nothing to show of it. */
const screenQueries = new Set(["Home", "Title", ...listQueries]);
/** Half-typed words are not pages that anyone has seen. */
const notKept = new Set(["Autocomplete"]);

/** A store that fails, because the disk is full or the browser forbids it, is as good as an empty one. */
async function keptAnswers(): Promise<Cache | null> {
  try {
    return await caches.open(KEPT_ANSWERS);
  } catch {
    return null;
  }
}

async function keep(url: string, answer: Response): Promise<void> {
  const kept = await keptAnswers();
  if (!kept) return;
  const body: unknown = await answer.clone().json();
  if (typeof body !== "object" || body === null || "errors" in body) return;
  try {
    // The store keeps what it is given at its end, so the first are those asked for longest ago.
    await kept.put(url, answer);
    const all = await kept.keys();
    for (const old of all.slice(0, Math.max(all.length - MOST_ANSWERS, 0))) await kept.delete(old);
  } catch {
    // The disk is full: the page works without.
  }
}

async function find(url: string): Promise<Response | null> {
  const kept = await keptAnswers();
  if (!kept) return null;
  const answer = await kept.match(url);
  if (!answer) return assembleTitleAnswer(url, kept);
  const date = Date.parse(answer.headers.get("date") ?? "");
  return Date.now() - date > OLDEST_MS ? null : answer;
}

/** Has what is kept say what a vote has changed: it is what the visitor saw last. */
async function keepVote(sent: Request, answer: Response): Promise<void> {
  const kept = await keptAnswers();
  if (kept && answer.ok) await countVote(kept, await sent.json(), await answer.json());
}

/**
 * Asks the gateway. Answers to queries are kept, within a bound, and given again when the gateway
 * cannot be reached, so that what was seen before can be seen without a connection. Nothing kept is
 * ever given while the gateway answers. What nothing is kept of is asked for three times more, a second
 * apart, where the network is there and the gateway was until now. Rejects as `fetch` does.
 */
export const fetchOrKept: typeof fetch = async (input, init) => {
  // The visitor's own vote shall be counted in what they see next: then the browser asks again.
  const cache: RequestCache = hasRecentOwnChange() ? "no-cache" : "default";
  const request = new Request(input, init);
  const operation = new URL(request.url).searchParams.get("operationName") ?? "";
  const isQuery = request.method === "GET";
  const makesScreen = isQuery && screenQueries.has(operation);
  const worthRetries = isQuery && !notKept.has(operation) && !currentConnection().offline;
  const sent = request.clone();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(request, { cache });
      gatewayAnswered();
      if (listQueries.has(operation)) listAnswered();
      // A browser that is full or forbids storage shows the answer all the same; it is only not kept.
      if (!isQuery) void keepVote(sent, answer.clone()).catch(() => undefined);
      else if (answer.ok && !notKept.has(operation)) {
        void keep(request.url, answer.clone()).catch(() => undefined);
      }
      return answer;
    } catch (error) {
      if (request.signal.aborted) throw error;
      const kept = isQuery ? await find(request.url) : null;
      if (kept === null && worthRetries && navigator.onLine && attempt < RETRIES) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        continue;
      }
      const stays = listQueries.has(operation) && hasList();
      gatewayUnreachable(kept === null && makesScreen && !stays);
      if (kept) return kept;
      throw error;
    }
  }
};
