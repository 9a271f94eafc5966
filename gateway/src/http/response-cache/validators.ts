import type { FastifyRequest } from "fastify";
import fresh from "fresh";
import type { CachedResponse } from "./cached-response.ts";

/** Whether a client has a response already, as its `If-None-Match` says; only a request that reads asks that. */
export function isNotModified(
  { method, headers }: Pick<FastifyRequest, "method" | "headers">,
  response: CachedResponse,
): boolean {
  if (!isRead(method) || headers["if-none-match"] === undefined) return false;
  const { etag } = response;
  return etag !== null && fresh(headers, { etag });
}

/** Whether a method only reads, so that its response has an entity tag and an age. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** How many seconds ago a response was produced. */
export function ageInSeconds({ createdAt }: CachedResponse): number {
  return Math.floor((Date.now() - createdAt) / 1000);
}
