import { LRUCache } from "lru-cache";
import type { IncomingMessage } from "node:http";
import type { Route } from "../api/routes.ts";
import { type Answer, jsonAnswer } from "./answer.ts";
import { ApiError, invalidKey, notFound, wrongMethod } from "./api-error.ts";
import { errorBody } from "./error-body.ts";

/** Answers a request for an address below `/3/`. */
export type ApiHandler = (request: IncomingMessage, address: URL) => Answer;

const BYTES_KEPT = 48 * 1024 * 1024;

/**
 * Makes the API's addresses answer. Answers depend on the address and the day alone, so the last
 * ones are kept.
 *
 * @param routes the addresses, in the order in which they are tried
 * @param credential the one credential that is good; null takes any that is not empty
 * @param day the day whose availability is given, YYYY-MM-DD
 */
export function apiHandler(
  routes: readonly Route[],
  credential: string | null,
  day: () => string,
): ApiHandler {
  const kept = new LRUCache<string, Answer>({
    maxSize: BYTES_KEPT,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  return (request, address) => {
    try {
      if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod();
      checkCredential(request, address.searchParams, credential);
      address.searchParams.delete("api_key");
      const key = day() + address.pathname + address.search;
      const known = kept.get(key);
      if (known) return known;
      const answer = jsonAnswer(200, find(routes, address));
      kept.set(key, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return jsonAnswer(error.httpStatus, errorBody(error), { "cache-control": "no-store" });
    }
  };
}

function find(routes: readonly Route[], address: URL): unknown {
  const path = address.pathname.replace(/^\/3\//, "").replace(/\/$/, "");
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(path);
    if (match) return answer(match.groups ?? {}, address.searchParams);
  }
  throw notFound();
}

/** The credential comes as `Authorization: Bearer …` or as the parameter `api_key`. */
function checkCredential(
  request: IncomingMessage,
  query: URLSearchParams,
  credential: string | null,
): void {
  const bearer = /^Bearer\s+(?<token>\S+)$/i.exec(request.headers.authorization ?? "");
  const given = bearer?.groups?.token ?? query.get("api_key") ?? "";
  if (given === "" || (credential !== null && given !== credential)) throw invalidKey();
}
