import type { Encoding } from "../negotiation.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { HeaderBlock } from "./header-block.ts";
import type { Hit } from "./hit-index.ts";
import type { ResponseTemplate } from "./immediate.ts";
import { cacheControl } from "./send-response.ts";

/** A body as it is sent. */
export interface SentBody {
  readonly body: string | Buffer;
  readonly encoding: Encoding;
}

/** The headers of a response that was made at once, as its route would have set them. */
export function wholeBlockOf(
  { headers }: ResponseTemplate,
  { maxAge, contentType }: CachedResponse,
  { body, encoding }: SentBody,
): HeaderBlock {
  return [
    ...headers,
    "cache-control",
    cacheControl(maxAge),
    "content-type",
    contentType,
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    "content-length",
    String(Buffer.byteLength(body)),
  ];
}

/** What equal requests are sent from now on, while the response is stored. */
export function hitOf(
  response: CachedResponse,
  whole: NonNullable<Hit["whole"]>,
  { headers, route, rateLimited, sheddable }: ResponseTemplate,
): Hit {
  const notModified = [...headers, "cache-control", cacheControl(response.maxAge)];
  return {
    response: new WeakRef(response),
    whole,
    notModified,
    route,
    rateLimited,
    sheddable,
  };
}
