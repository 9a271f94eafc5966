import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

/** The encodings that the gateway sends. */
export type Encoding = "br" | "gzip" | "identity";

const ENCODINGS: Encoding[] = ["br", "gzip", "identity"];
/** Of encodings that a client likes alike, the one with the smallest result. */
const SMALLEST_FIRST = { preferred: ["br", "gzip"] };

/** The encoding for a client: the one that it prefers, the smaller where it has no preference. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  if (headers["accept-encoding"] === undefined) return "identity";
  return new Negotiator({ headers }).encoding(ENCODINGS, SMALLEST_FIRST) ?? "identity";
}

/** The media types of GraphQL responses (GraphQL over HTTP, "Media Types"). */
export type MediaType = "application/json" | "application/graphql-response+json";

const MEDIA_TYPES: MediaType[] = ["application/json", "application/graphql-response+json"];
const WITH_CHARSET = [...MEDIA_TYPES, ...MEDIA_TYPES.map((type) => `${type}; charset=utf-8`)];

/**
 * The media type of a GraphQL response: the one that the client prefers, the first that it names where it prefers
 * none, JSON where it names none.
 *
 * @returns null when the client accepts neither
 */
export function mediaTypeFor(accept: string | undefined): MediaType | null {
  if (!accept?.trim()) return "application/json";
  const chosen = negotiator(accept).mediaType(WITH_CHARSET);
  return MEDIA_TYPES.find((type) => chosen === type || chosen?.startsWith(`${type};`)) ?? null;
}

/**
 * The media type of a response of MCP: JSON where the client takes it, an event stream where it takes only that.
 *
 * @returns null when the client accepts neither
 */
export function mcpMediaTypeFor(
  accept: string | undefined,
): "application/json" | "text/event-stream" | null {
  if (!accept?.trim()) return "application/json";
  const accepted = negotiator(accept).mediaTypes(["application/json", "text/event-stream"]);
  if (accepted.includes("application/json")) return "application/json";
  return accepted.length > 0 ? "text/event-stream" : null;
}

/** Whether a client accepts plain JSON by its name: errors of a document then have status 200. */
export function namesJson(accept: string | undefined): boolean {
  return accept !== undefined && negotiator(accept).mediaTypes().includes("application/json");
}

/** Whether a client prefers a page to data, as a browser that opens a URL does. */
export function prefersPage(accept: string | undefined): boolean {
  if (!accept?.includes("text/html")) return false;
  return negotiator(accept).mediaType(["text/html", "application/json"]) === "text/html";
}

function negotiator(accept: string): Negotiator {
  return new Negotiator({ headers: { accept } });
}
