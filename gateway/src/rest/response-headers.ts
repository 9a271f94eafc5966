import { z } from "zod";

const count = (description: string) => z.int().meta({ description });

/** Headers of every response. */
export const commonHeaders = z.object({
  "Flickmap-Source": z.enum(["TMDB", "SAMPLE"]).meta({
    description: "Which film database the data comes from; the sample's availability is invented.",
  }),
  "Cache-Control": z.string().meta({ description: "How long the response may be stored." }),
  "RateLimit-Limit": count("Requests that one address may make in a minute."),
  "RateLimit-Remaining": count("Requests that are left of them."),
  "RateLimit-Reset": count("Seconds until all of them are left again."),
  "X-Request-Id": z.string().meta({ description: "Names the request in the gateway's log." }),
});

/** Headers of a response that holds data. */
export const dataHeaders = commonHeaders.extend({
  Age: count("Seconds since the gateway made the response."),
  "Last-Modified": z
    .string()
    .meta({ description: "When the oldest part of the data was fetched from its source." }),
});

/** Headers of a response that comes from the response cache. */
export const cachedHeaders = dataHeaders.extend({
  ETag: z.string().meta({ description: "Names the content; send it back as `If-None-Match`." }),
  Vary: z.string().meta({ description: "Request headers that the response depends on." }),
});

/** Headers of a response that takes the key of a request for none. */
export const keyHeaders = commonHeaders.extend({
  "WWW-Authenticate": z.string().meta({ description: "How to identify, as RFC 6750 has it." }),
});

/** Headers of a response that makes the client wait. */
export const retryHeaders = commonHeaders.extend({
  "Retry-After": count("Seconds to wait before the next attempt."),
});
