import { z } from "zod";

/** A header that the description contains once, under its name. */
const header = (id: string, description: string, schema: z.ZodType = z.string()) =>
  schema.meta({ description, header: { id } });
const count = (id: string, description: string) => header(id, description, z.int());

/** Headers of every response. */
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

/** Headers of a response that holds data. */
export const dataHeaders = commonHeaders.extend({
  Age: count("Age", "Seconds since the gateway made the response."),
  "Last-Modified": header(
    "Last-Modified",
    "When the oldest part of the data was fetched from its source.",
  ),
});

/** Headers of a response that comes from the response cache. */
export const cachedHeaders = dataHeaders.extend({
  ETag: header("ETag", "Names the content; send it back as `If-None-Match`."),
  Vary: header("Vary", "Request headers that the response depends on."),
});

/** Headers of a response that takes the key of a request for none. */
export const keyHeaders = commonHeaders.extend({
  "WWW-Authenticate": header("WWW-Authenticate", "How to identify, as RFC 6750 has it."),
});

/** Headers of a response that makes the client wait. */
export const retryHeaders = commonHeaders.extend({
  "Retry-After": count("Retry-After", "Seconds to wait before the next attempt."),
});
