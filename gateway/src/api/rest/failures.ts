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

/** A failure that the description contains once, under a name. */
function failure(id: string, description: string, headers: z.ZodObject = commonHeaders) {
  return {
    id,
    description,
    headers,
    content: { "application/problem+json": { schema: problem } },
  } satisfies ZodOpenApiResponseObject;
}

const OF_EVERY_CALL = {
  "401": failure(
    "UnknownKey",
    "The API key is not known, has expired, or is needed and missing (`INVALID_API_KEY`).",
  ),
  "429": failure("TooManyRequests", "Too many requests from this address.", retryHeaders),
  "500": failure("GatewayFault", "A fault of the gateway."),
} as const satisfies ZodOpenApiResponsesObject;

export const READ_FAILURES = {
  "400": failure(
    "WrongParameter",
    "A parameter is malformed, missing or not known; the message says which, and what it must be. Nothing was looked up.",
  ),
  ...OF_EVERY_CALL,
  "503": failure("DataUnavailable", "The data cannot be had at the moment.", retryHeaders),
} as const satisfies ZodOpenApiResponsesObject;

export const WRITE_FAILURES = {
  "400": failure("WrongBody", "A field of the body is wrong. Nothing was stored."),
  ...OF_EVERY_CALL,
  "403": failure("OtherSite", "Sent by a page of another site."),
  "413": failure("BodyTooLarge", "The body is over 32 KB."),
  "415": failure("NotJson", "The body is not JSON."),
  "503": failure(
    "StoreUnavailable",
    "The store cannot be reached; nothing was stored.",
    retryHeaders,
  ),
} as const satisfies ZodOpenApiResponsesObject;

export const NOT_MODIFIED = {
  id: "NotModified",
  description: "The client has this response already.",
  headers: commonHeaders,
} satisfies ZodOpenApiResponseObject;

export const NOT_FOUND = {
  title: failure("NoTitle", "There is no such title."),
  season: failure("NoSeason", "There is no such show or season."),
  person: failure("NoPerson", "The film database has no such person."),
  rating: failure("NotRated", "The session has not rated the title."),
} as const;

export const GONE = failure(
  "CursorExpired",
  "Changes after this cursor are no longer stored, or it is of a store that was replaced: read the export again.",
);
