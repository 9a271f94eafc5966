import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";
import type { HeaderBlock } from "./header-block.ts";

/** What a route's stored responses depend on, beside the request's method, target and body. */
export interface HitKey {
  /** Names of request headers, in lower case. */
  readonly headers: readonly string[];
  /** Whether they depend on the client's address, such as by its country. */
  readonly byClient: boolean;
}

/** A stored response with the header block that its route made for it. */
export interface Hit {
  readonly response: CachedResponse;
  /** Null while nobody was sent more than a 304. */
  readonly whole: { readonly body: Buffer; readonly headers: HeaderBlock } | null;
  /** The headers of a 304. */
  readonly notModified: HeaderBlock;
  /** The route's pattern, for metrics and the log. */
  readonly route: string;
  readonly rateLimited: boolean;
  readonly sheddable: boolean;
}

interface Target {
  readonly key: HitKey;
  readonly hits: Map<string, Hit>;
}

/** How much memory requests may take as keys, in characters, and how long one of them may be. */
const MEMORY_CHARACTERS = 8_000_000;
const MOST_CHARACTERS = 16_384;
/** What a target takes beside its key. */
const OVERHEAD_CHARACTERS = 1000;
/** Of one target, for different headers; then they are all dropped. */
const MOST_HITS = 32;

/**
 * Stored responses by the raw request that they were sent to. A request is only ever given what was sent to one with
 * the same method, target, body and headers (of those that its route depends on): nothing is derived from the raw text,
 * so that the parser, which decides what a request means, cannot disagree with this index.
 */
export class HitIndex {
  readonly #targets = new LRUCache<string, Target>({
    maxSize: MEMORY_CHARACTERS,
    maxEntrySize: MOST_CHARACTERS,
    sizeCalculation: (_, request) => request.length + OVERHEAD_CHARACTERS,
  });

  /**
   * The hit for a request, while a response cache has its response fresh.
   *
   * @param request method, target and body
   * @param visitor what the visitor's address and country are read from
   */
  find(request: string, headers: IncomingHttpHeaders, visitor: string): Hit | undefined {
    const target = this.#targets.get(request);
    if (target === undefined) return undefined;
    const variant = variantOf(target.key, headers, visitor);
    const hit = target.hits.get(variant);
    if (hit === undefined) return undefined;
    if (hit.response.isStored()) return hit;
    target.hits.delete(variant);
    return undefined;
  }

  /** A 304 does not replace what is known of sending the same response whole. */
  add(request: string, key: HitKey, headers: IncomingHttpHeaders, visitor: string, hit: Hit): void {
    let target = this.#targets.get(request);
    if (target?.key !== key) {
      target = { key, hits: new Map() };
      this.#targets.set(request, target);
    }
    if (target.hits.size >= MOST_HITS) target.hits.clear();
    const variant = variantOf(key, headers, visitor);
    const known = target.hits.get(variant);
    const whole = hit.whole ?? (known?.response === hit.response ? known.whole : null);
    target.hits.set(variant, whole === hit.whole ? hit : { ...hit, whole });
  }
}

/** No header's value has a line break, so that values cannot run into one another. */
export function variantOf(key: HitKey, headers: IncomingHttpHeaders, visitor: string): string {
  let variant = key.byClient ? visitor : "";
  for (const name of key.headers) variant += `\n${String(headers[name] ?? "\n")}`;
  return variant;
}
