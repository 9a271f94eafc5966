import { brotliDecompressSync, gzipSync } from "node:zlib";
import { type CompressedText, compressQuickly, hashBody } from "../../lib/compress.ts";
import type { CachePolicy } from "../../request-scope.ts";
import type { Encoding } from "../request-headers.ts";
import { LRUCache } from "lru-cache";

export type ResponseOrigin = "executed" | "rendered";

export interface ProducedResponse extends CachePolicy {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer | CompressedText;
  /** By default `executed`. */
  readonly origin?: ResponseOrigin;
  readonly compressible?: boolean;
  /** A `cache-control` here replaces that of `maxAge`. They are every client's: nothing of a request may be among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it is the same for every client. A response that is not is never stored, nor given to a second client. */
  readonly shareable: boolean;
  /** Since when nothing in it has changed, in milliseconds since 1970, where that is known. */
  readonly modifiedAt?: number;
  /** The titles whose ratings are in it (`titleKeyText`): it is deleted when one of them is rated. */
  readonly ratingsOf?: ReadonlySet<string>;
}

export function publicResponse(
  contentType: string,
  body: string,
  maxAge: number,
  headers: ProducedResponse["headers"] = {},
): ProducedResponse {
  const all = { vary: "accept-encoding", ...headers };
  return { status: 200, contentType, body, headers: all, maxAge, shareable: true };
}

/** For how many seconds a response may be used while the gateway cannot be reached. */
const STALE_IF_ERROR = 86_400;
const COMPRESSION_THRESHOLD = 1024;
/** No response is served from the cache for longer, however long others may reuse it. */
const MAX_SECONDS = 3600;

function cacheControl(maxAge: number): string {
  if (maxAge <= 0) return "no-store";
  return `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
}

/** A response with its bytes, compressed once however often it is sent. */
export class CachedResponse {
  readonly produced: Omit<ProducedResponse, "body">;
  readonly headers: Readonly<Record<string, string>>;
  /** Weak where it stands for several encodings; null where the response must not be reused. */
  readonly etag: string | null;
  /** When it was produced, in milliseconds. */
  readonly createdAt: number;
  /** For how many milliseconds the gateway serves it, before it produces a new one. */
  readonly freshMs: number;
  /** Whether its age is stated: not where the gateway hears when it changes, so that it is as good as new. */
  readonly statesAge: boolean;
  readonly #body: Buffer;
  readonly #isCompressed: boolean;
  timesSent = 0;

  constructor({ body, ...produced }: ProducedResponse, now: number) {
    const { status, shareable, compressible = true } = produced;
    const maxAge = status === 200 ? produced.maxAge : 0;
    const gatewayMaxAge = Math.min(produced.gatewayMaxAge ?? maxAge, MAX_SECONDS);
    this.produced = produced;
    this.headers = { "cache-control": cacheControl(maxAge), ...produced.headers };
    this.createdAt = now;
    this.freshMs = shareable ? gatewayMaxAge * 1000 : 0;
    this.statesAge = gatewayMaxAge <= maxAge;
    let hash: string | null = null;
    const isKept = status === 200 && this.headers["cache-control"] !== "no-store";
    if (typeof body === "object" && "brotli" in body) {
      this.#isCompressed = true;
      this.#body = Buffer.from(body.brotli.buffer);
      hash = body.hash;
    } else {
      const whole = Buffer.from(body);
      this.#isCompressed = compressible && whole.length >= COMPRESSION_THRESHOLD;
      // Copied: a small buffer is a view of one of 64 KB, which would stay in memory with it.
      const bytes = this.#isCompressed ? compressQuickly(whole) : new Uint8Array(whole);
      this.#body = Buffer.from(bytes.buffer);
      if (isKept) hash = hashBody(whole);
    }
    this.etag = isKept && hash !== null ? `${compressible ? "W/" : ""}"${hash}"` : null;
  }

  get size(): number {
    return this.#body.length;
  }

  /** The body for a client: one that takes no Brotli has it decompressed. */
  encode(wanted: Encoding): { readonly body: Buffer; readonly encoding: Encoding } {
    if (!this.#isCompressed) return { body: this.#body, encoding: "identity" };
    if (wanted === "br") return { body: this.#body, encoding: "br" };
    const whole = brotliDecompressSync(this.#body);
    return wanted === "gzip"
      ? { body: gzipSync(whole, { level: 1 }), encoding: "gzip" }
      : { body: whole, encoding: "identity" };
  }
}

const OVERHEAD_BYTES = 500;

type Produce = () => Promise<ProducedResponse>;

/** A production under way, and the titles that were rated since it began. */
interface Production {
  readonly response: Promise<CachedResponse>;
  readonly rated: Set<string>;
}

/** Bytes that are the same for every client, within a bound of memory, with single flight. It stores what is reusable. */
export class ResponseCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #productions = new Map<string, Production>();
  readonly #onFailure: (error: unknown) => void;

  /** `onFailure` is told what a production in the background failed with. */
  constructor(memoryBytes: number, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#stored = new LRUCache({
      maxSize: Math.ceil(memoryBytes),
      maxEntrySize: Math.ceil(memoryBytes / 8),
      sizeCalculation: ({ size }, key) => size + key.length + OVERHEAD_BYTES,
    });
  }

  /** The stored response, a stale one while a new one is produced, or a new one. A null key belongs to one client: not stored. */
  async fetch(
    key: string | null,
    produce: Produce,
    beforeProducing?: () => Promise<ProducedResponse | null>,
  ): Promise<CachedResponse> {
    const stored = key === null ? undefined : this.#stored.get(key);
    const age = stored === undefined ? 0 : performance.now() - stored.createdAt;
    if (stored !== undefined && age < stored.freshMs) return stored;
    const staleMs = (stored?.produced.staleWhileRevalidate ?? 0) * 1000;
    if (key !== null && stored !== undefined && age < stored.freshMs + staleMs) {
      this.#join(key, produce).catch(this.#onFailure);
      return stored;
    }
    const instead = beforeProducing && (await beforeProducing());
    if (instead) return new CachedResponse(instead, performance.now());
    if (key === null) return new CachedResponse(await produce(), performance.now());
    const isProducer = !this.#productions.has(key);
    const response = await this.#join(key, produce);
    if (isProducer || response.produced.shareable) return response;
    return new CachedResponse(await produce(), performance.now());
  }

  /** Waits for the production of a key, unless a title was rated since it began: the new rating may be missing in it. */
  #join(key: string, produce: Produce): Promise<CachedResponse> {
    const current = this.#productions.get(key);
    if (current !== undefined && current.rated.size === 0) return current.response;
    const rated = new Set<string>();
    const production = { rated, response: this.#produce(key, produce, rated) };
    this.#productions.set(key, production);
    const end = () => {
      if (this.#productions.get(key) === production) this.#productions.delete(key);
    };
    production.response.then(end, end);
    return production.response;
  }

  async #produce(
    key: string,
    produce: Produce,
    rated: ReadonlySet<string>,
  ): Promise<CachedResponse> {
    const response = new CachedResponse(await produce(), performance.now());
    const isOutdated = [...(response.produced.ratingsOf ?? [])].some((title) => rated.has(title));
    if (response.freshMs > 0 && !isOutdated) this.#stored.set(key, response);
    return response;
  }

  /** What a visitor has just changed is visible immediately: deletes what holds a title's ratings, stored or in the making. */
  deleteRatingsOf(title: string): void {
    for (const [key, { produced }] of this.#stored.entries()) {
      if (produced.ratingsOf?.has(title)) this.#stored.delete(key);
    }
    for (const { rated } of this.#productions.values()) rated.add(title);
  }
}
