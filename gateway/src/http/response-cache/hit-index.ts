import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../negotiation.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { HeaderLines } from "./header-lines.ts";
import type { RequestVisitor } from "../../request-visitor.ts";
import type { RequestHead } from "./request-head.ts";

/** What a route's stored responses depend on, beside the request's method, target and body. */
export interface HitKey {
  /** Names of request headers, in lower case. */
  readonly headers: readonly string[];
  /**
   * What a request is to be sent a response for, such as the country of its visitor. Undefined where that has to be
   * waited for: then the request is no hit. The route sets what it made a response for as `request.madeFor`.
   */
  readonly wantedFor?: (visitor: RequestVisitor) => string | undefined;
}

/** A stored response with the header block that its route made for it. */
export interface Hit {
  /** The response cache alone keeps it: what is deleted there takes no memory here. */
  readonly response: WeakRef<CachedResponse>;
  /** Null while nobody was sent more than a 304. */
  readonly whole: { readonly encoding: Encoding; readonly headers: HeaderLines } | null;
  /** The headers of a 304. */
  readonly notModified: HeaderLines;
  /** The route's pattern, for metrics and the log. */
  readonly route: string;
  readonly rateLimited: boolean;
  readonly sheddable: boolean;
}

/** A hit, while the response cache has its response fresh. */
export interface FreshHit {
  readonly hit: Hit;
  readonly response: CachedResponse;
}

interface Target {
  readonly key: HitKey;
  readonly hits: Map<string, Hit>;
  /** What its hits take, header values of their requests included. */
  readonly characters: number;
}

/** How much memory targets with their hits may take, in characters, and how much one of them may. */
const MEMORY_CHARACTERS = 8_000_000;
const MOST_CHARACTERS = 80_000;
/** What a target takes beside its key, and a hit beside the values of its request's headers. */
const TARGET_CHARACTERS = 1000;
const HIT_CHARACTERS = 1500;
/** Of one target, for different headers; then they are all dropped. */
const MOST_HITS = 32;
const MOST_CHARACTERS_OF_HITS = 48_000;

/**
 * Stored responses by the raw request that they were sent to. A request is only ever given what was sent to one with
 * the same method, target, body and headers (of those that its route depends on): nothing is derived from the raw text,
 * so that the parser, which decides what a request means, cannot disagree with this index.
 */
export class HitIndex {
  readonly #targets = new LRUCache<string, Target>({
    maxSize: MEMORY_CHARACTERS,
    maxEntrySize: MOST_CHARACTERS,
    sizeCalculation: ({ characters }, request) => request.length + TARGET_CHARACTERS + characters,
  });

  /**
   * The hit for a request, while a response cache has its response fresh.
   *
   * @param request method, target and body
   * @param head of the request
   */
  find(request: string, head: Pick<RequestHead, "variantOf">): FreshHit | undefined {
    const target = this.#targets.get(request);
    if (target === undefined) return undefined;
    const variant = head.variantOf(target.key);
    const hit = variant === undefined ? undefined : target.hits.get(variant);
    if (hit === undefined) return undefined;
    const response = hit.response.deref();
    return response?.isStored() ? { hit, response } : undefined;
  }

  /**
   * A 304 does not replace what is known of sending the same response whole.
   *
   * @param madeFor what the route made the response for
   */
  add(request: string, key: HitKey, headers: IncomingHttpHeaders, madeFor: string, hit: Hit): void {
    const variant = variantOf(key, headers, madeFor);
    const { hits, characters } = this.#withRoom(this.#targets.get(request), key, variant);
    const known = hits.get(variant);
    const isKnown = known !== undefined && known.response.deref() === hit.response.deref();
    hits.set(variant, hit.whole === null && isKnown ? { ...hit, whole: known.whole } : hit);
    const added = known === undefined ? variant.length + HIT_CHARACTERS : 0;
    // The cache measures only what is another object.
    this.#targets.set(request, { key, hits, characters: characters + added });
  }

  #withRoom(target: Target | undefined, key: HitKey, variant: string): Target {
    const isUsable =
      target?.key === key &&
      (target.hits.has(variant) ||
        (target.hits.size < MOST_HITS &&
          target.characters + variant.length <= MOST_CHARACTERS_OF_HITS));
    return isUsable ? target : { key, hits: new Map(), characters: 0 };
  }
}

/**
 * What tells a request from others with the same target and body. No header's value has a line break, so that values
 * cannot run into one another.
 */
export function variantOf(key: HitKey, headers: IncomingHttpHeaders, madeFor: string): string {
  let variant = madeFor;
  for (const name of key.headers) variant += `\n${String(headers[name] ?? "\n")}`;
  return variant;
}
