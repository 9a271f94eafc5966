import { z } from "zod";
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";

/** A header that the description contains once, under its name. */
const header = (id: string, description: string, schema: z.ZodType = z.string()) =>
  schema.meta({ description, header: { id } });
const count = (id: string, description: string) => header(id, description, z.int());

export const commonHeaders = z.object({
  "Flickmap-Source": header(
    "Flickmap-Source",
    "Which film database the data comes from; the sample's availability is invented.",
    z.enum(["TMDB", "SAMPLE"]),
  ),
  "Cache-Control": header("Cache-Control", "How long the response may be stored."),
  "RateLimit-Limit": count("RateLimit-Limit", "Requests that one address may make in a minute."),
  "RateLimit-Remaining": count("RateLimit-Remaining", "Requests that are left of them."),
  "RateLimit-Reset": count("RateLimit-Reset", "Seconds until all of them are left again."),
  "X-Request-Id": header("X-Request-Id", "Names the request in the gateway's log."),
});

const retryHeaders = commonHeaders.extend({
  "Retry-After": count("Retry-After", "Seconds to wait before the next attempt."),
});

const problem = z
  .strictObject({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: "What the status means.", example: "Bad Request" }),
    status: z.int().meta({ example: 400 }),
    detail: z.string().meta({ description: "The same text as `message`." }),
    code: z.string().meta({
      description: "For programs; a code never changes its meaning.",
      example: "BAD_USER_INPUT",
    }),
    message: z.string().meta({
      description: "For people.",
      example: "Invalid page: it must be a whole number from 1 to 500, such as 1.",
    }),
  })
  .meta({ id: "Problem", description: "An error, as RFC 9457 describes them." });

/** What each status of a failure means. */
const MEANINGS = {
  "400":
    "A parameter or field is malformed, missing or not known; the message says which, and what it must be. Nothing was looked up or stored.",
  "401": "The API key is not known, or has expired (`INVALID_API_KEY`).",
  "403": "Sent by a page of another site.",
  "404": "There is no such thing.",
  "410":
    "Changes after this cursor are no longer stored, or it is of a store that was replaced: read the export again.",
  "413": "The body is over 32 KB.",
  "415": "The body is not JSON.",
  "429": "Too many requests from this address.",
  "500": "A fault of the gateway.",
  "503": "The data, or the store, cannot be had at the moment; nothing was stored.",
} as const;

/** Failures by their status, each of which the description contains once. */
const FAILURES: Readonly<Record<string, ZodOpenApiResponseObject>> = Object.fromEntries(
  Object.entries(MEANINGS).map(([status, description]) => [
    status,
    {
      id: `Problem${status}`,
      description,
      headers: status === "429" || status === "503" ? retryHeaders : commonHeaders,
      content: { "application/problem+json": { schema: problem } },
    },
  ]),
);

export function failures(...statuses: (keyof typeof MEANINGS)[]): ZodOpenApiResponsesObject {
  const wanted: readonly string[] = statuses;
  return Object.fromEntries(Object.entries(FAILURES).filter(([status]) => wanted.includes(status)));
}

export const NOT_MODIFIED = {
  id: "NotModified",
  description: "The client has this response already.",
  headers: commonHeaders,
} satisfies ZodOpenApiResponseObject;
