import { byteLength, type Content } from "../../own-bytes.ts";
import type { Encoding } from "../negotiation.ts";
import type { CachedResponse } from "./cached-response.ts";
import { headerLine, type HeaderLines } from "./header-lines.ts";
import type { Hit } from "./hit-index.ts";
import type { ResponseTemplate } from "./immediate.ts";
import { cacheControl } from "./send-response.ts";

/** A body as it is sent. */
export interface SentBody {
  readonly body: Content;
  readonly encoding: Encoding;
}

/** The headers of a 304 in the place of a response that was made at once, as its route would have set them. */
export function notModifiedLinesOf(
  { headers, method }: ResponseTemplate,
  response: CachedResponse,
): HeaderLines {
  const etag = method === "GET" ? response.etag : null;
  const cached = headerLine("cache-control", cacheControl(response.maxAge));
  return headers + cached + (etag === null ? "" : headerLine("etag", etag));
}

/** The same for the whole response. */
export function wholeLinesOf(
  template: ResponseTemplate,
  response: CachedResponse,
  { body, encoding }: SentBody,
): HeaderLines {
  return (
    notModifiedLinesOf(template, response) +
    headerLine("content-type", response.contentType) +
    (encoding === "identity" ? "" : headerLine("content-encoding", encoding)) +
    headerLine("content-length", String(byteLength(body)))
  );
}

/** What equal requests are sent from now on, while the response is stored. */
export function hitOf(
  response: CachedResponse,
  whole: NonNullable<Hit["whole"]>,
  template: ResponseTemplate,
): Hit {
  const { route, rateLimited, sheddable } = template;
  const notModified = notModifiedLinesOf(template, response);
  return {
    response: new WeakRef(response),
    whole,
    notModified,
    route,
    rateLimited,
    sheddable,
  };
}
