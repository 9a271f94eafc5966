import type { IncomingMessage } from "node:http";
import type { Route } from "../api/routes.ts";
import { type Answer, jsonAnswer } from "./answer.ts";
import { ApiError, errorAnswer, invalidKey, notFound } from "./api-error.ts";

/**
 * Makes the API's addresses below `/3/` answer. Nothing of an answer is kept: whoever requests the film database has a cache.
 *
 * @param routes the addresses, in the order in which they are tried
 * @param credential the one credential that is good; null takes any that is not empty
 */
export function apiHandler(routes: readonly Route[], credential: string | null) {
  return (request: IncomingMessage, address: URL): Answer => {
    try {
      checkCredential(request, address.searchParams, credential);
      return jsonAnswer(200, find(routes, address));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return errorAnswer(error);
    }
  };
}

function find(routes: readonly Route[], address: URL): unknown {
  const path = address.pathname.replace(/^\/3\//, "");
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(path);
    if (match) return answer(match.groups ?? {}, address.searchParams);
  }
  throw notFound();
}

/** The credential comes as `Authorization: Bearer …` or as the parameter `api_key`. */
function checkCredential(
  { headers }: IncomingMessage,
  query: URLSearchParams,
  credential: string | null,
): void {
  const bearer = /^Bearer\s+(?<token>\S+)$/i.exec(headers.authorization ?? "");
  const given = bearer?.groups?.token ?? query.get("api_key") ?? "";
  if (given === "" || (credential !== null && given !== credential)) throw invalidKey();
}
