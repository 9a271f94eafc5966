import { brotliDecompressSync, gzipSync } from "node:zlib";
import {
  compressBetter,
  type CompressedText,
  compressQuickly,
  hashBody,
  isWorthEffort,
} from "../../lib/compress.ts";
import type { CachePolicy } from "../../request-scope.ts";
import type { Encoding } from "../negotiation.ts";
import { getNotModifiedHeaders, getStoredHeaders, type StoredHeaders } from "./stored-headers.ts";

/** Where a response comes from that is not in the cache: an operation or call that was executed, or a page that was rendered. */
export type ResponseOrigin = "executed" | "rendered";

/** A response as a handler produces it. */
export interface ProducedResponse extends CachePolicy {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer | CompressedText;
  /** By default `executed`. */
  readonly origin?: ResponseOrigin;
  /** Whether compression makes it smaller; true by default. */
  readonly compressible?: boolean;
  /**
   * Further headers, such as `vary`. A `cache-control` given here replaces the one made of `maxAge`. They are those of
   * every client: nothing of a request may be among them.
   */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Whether it is the same for every client, whatever its `maxAge`: then clients that want it at the same time share
   * one. A response that is not is never given to a second client.
   */
  readonly shareable: boolean;
  /** Since when nothing in it has changed, in milliseconds since 1970, where that is known. */
  readonly modifiedAt?: number;
  /** The titles whose ratings are in it (`titleKeyText`): it is deleted when one of them is rated. */
  readonly ratingsOf?: ReadonlySet<string>;
}

/** A response with status 200 that is the same for every client, apart from its encoding. */
export function publicResponse(
  contentType: string,
  body: string,
  maxAge: number,
  headers: ProducedResponse["headers"] = {},
): ProducedResponse {
  const all = { vary: "accept-encoding", ...headers };
  return { status: 200, contentType, body, headers: all, maxAge, shareable: true };
}

const NO_TITLES: ReadonlySet<string> = new Set();

/** A body, how it is encoded, and all headers of a response with it. */
export interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly headers: StoredHeaders;
}

/** Bodies with fewer bytes are not compressed. */
const COMPRESSION_THRESHOLD = 1024;
/**
 * No response is served from the cache for longer, however long others may reuse it. The memory bounds how many are stored:
 * of what thousands of visitors request, titles come again after minutes.
 */
const MAX_SECONDS = 3600;

/** A response with its bytes, compressed once for each encoding however often it is sent. */
export class CachedResponse {
  readonly status: number;
  readonly contentType: string;
  /** Those of a 304: without those of the body. */
  readonly headers: StoredHeaders;
  /** Whether its age is stated even where it is 0. */
  readonly statesAge: boolean;
  readonly maxAge: number;
  readonly shareable: boolean;
  readonly ratingsOf: ReadonlySet<string>;
  readonly origin: ResponseOrigin;
  readonly compressible: boolean;
  /** Since when nothing in it has changed, as `Last-Modified` writes it; null where that is not known. */
  readonly modifiedAt: string | null;
  /** When it was produced, in milliseconds. */
  readonly createdAt: number;
  readonly #gatewayMaxAge: number;
  readonly #staleWhileRevalidate: number;
  /** Called when it takes more or less memory, since it was compressed. */
  onResize: (() => void) | null = null;
  /**
   * Whether the gateway stores it for longer than others may, since it knows when it changes: then each time that it is sent
   * it is as good as new.
   */
  readonly isValidated: boolean;
  /** How often it was sent. */
  timesSent = 0;
  /** Of the bytes without encoding; computed when it is needed first. */
  #hash: string | undefined;
  /** Without encoding; null once it is stored compressed alone. */
  #body: Buffer | null;
  /** How many bytes it has without encoding. */
  readonly #bytes: number;
  readonly #encoded = new Map<Encoding, EncodedBody>();

  constructor(produced: ProducedResponse, now: number) {
    const { status, contentType, headers, maxAge, shareable, body } = produced;
    this.status = status;
    this.contentType = contentType;
    this.maxAge = status === 200 ? maxAge : 0;
    this.headers = getNotModifiedHeaders(headers, this.maxAge);
    this.statesAge = headers["age"] !== undefined;
    this.shareable = shareable;
    this.ratingsOf = produced.ratingsOf ?? NO_TITLES;
    this.origin = produced.origin ?? "executed";
    if (isCompressed(body)) {
      this.#body = null;
      this.#bytes = body.bytes;
      this.#hash = body.hash;
      const { buffer, byteOffset, length } = body.brotli;
      const brotli = Buffer.from(buffer, byteOffset, length);
      this.#keep(toOwnBytes(brotli), "br");
    } else {
      this.#body = toOwnBytes(body);
      this.#bytes = this.#body.length;
    }
    this.compressible = produced.compressible ?? true;
    this.modifiedAt =
      produced.modifiedAt === undefined ? null : new Date(produced.modifiedAt).toUTCString();
    this.createdAt = now;
    this.#gatewayMaxAge = Math.min(produced.gatewayMaxAge ?? this.maxAge, MAX_SECONDS);
    this.#staleWhileRevalidate = produced.staleWhileRevalidate ?? 0;
    this.isValidated = this.#gatewayMaxAge > this.maxAge;
  }

  /** Whether it may be stored at all. */
  get isStorable(): boolean {
    return this.shareable && this.#gatewayMaxAge > 0;
  }

  /**
   * Whether it is served as it is, served while a new one is produced, or not any more.
   *
   * @param now in milliseconds, as `createdAt`
   */
  ageAt(now: number): "fresh" | "stale" | "expired" {
    const seconds = (now - this.createdAt) / 1000;
    if (seconds < this.#gatewayMaxAge) return "fresh";
    return seconds < this.#gatewayMaxAge + this.#staleWhileRevalidate ? "stale" : "expired";
  }

  /** Without encoding. */
  get body(): Buffer {
    if (this.#body !== null) return this.#body;
    const compressed = this.#encoded.get("br");
    if (compressed === undefined) throw new Error("A body is dropped only once it is compressed");
    return brotliDecompressSync(compressed.body);
  }

  /** The bytes that it takes in memory. */
  get size(): number {
    let bytes = this.#body?.length ?? 0;
    for (const encoded of this.#encoded.values()) {
      if (encoded.body !== this.#body) bytes += encoded.body.length;
    }
    return bytes;
  }

  get #isCompressed(): boolean {
    return this.compressible && this.#bytes >= COMPRESSION_THRESHOLD;
  }

  /**
   * Compresses the body, and keeps nothing else of it: a page of 74 KB takes 18 KB so, a title's answer 1.7 of 6.5. A
   * client that takes no Brotli has it decompressed.
   */
  compact(): void {
    if (!this.#isCompressed || this.#body === null) return;
    this.#hash ??= hashBody(this.#body);
    this.encode("br");
    this.#encoded.delete("identity");
    this.#encoded.delete("gzip");
    this.#body = null;
    this.onResize?.();
  }

  /** Compresses a large body with more effort, for a response that is requested often. */
  async compressBetter(): Promise<void> {
    if (!this.#isCompressed || !isWorthEffort(this.#bytes)) return;
    this.#keep(toOwnBytes(await compressBetter(this.body)), "br");
    this.onResize?.();
  }

  /**
   * Weak where one tag stands for several encodings; null where the response must not be reused. Computed when it is
   * sent for the first time.
   */
  get etag(): string | null {
    if (this.maxAge <= 0) return null;
    this.#hash ??= hashBody(this.body);
    return `${this.compressible ? "W/" : ""}"${this.#hash}"`;
  }

  /** The body in an encoding; a small body, and one that is not compressible, stays as it is. */
  encode(wanted: Encoding): EncodedBody {
    const encoding = this.#isCompressed ? wanted : "identity";
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    if (encoding === "identity") {
      const { body } = this;
      return this.#body === null ? this.#withHeaders(body, encoding) : this.#keep(body, encoding);
    }
    const encoded = this.#keep(toOwnBytes(compress(this.body, encoding)), encoding);
    this.onResize?.();
    return encoded;
  }

  #keep(body: Buffer, encoding: Encoding): EncodedBody {
    const encoded = this.#withHeaders(body, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }

  #withHeaders(body: Buffer, encoding: Encoding): EncodedBody {
    return { body, encoding, headers: getStoredHeaders(this, { body, encoding }) };
  }
}

function isCompressed(body: ProducedResponse["body"]): body is CompressedText {
  return typeof body === "object" && "brotli" in body;
}

function compress(body: Buffer, encoding: "br" | "gzip"): Buffer {
  return encoding === "gzip" ? gzipSync(body, { level: 1 }) : compressQuickly(body);
}

/**
 * Bytes in separate memory. Node makes most buffers as views of 64 KiB that they share with others, and all of it
 * stays in memory for as long as one of them does.
 */
function toOwnBytes(content: string | Buffer): Buffer {
  if (typeof content === "string") {
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
    bytes.write(content);
    return bytes;
  }
  if (content.buffer.byteLength === content.length) return content;
  const bytes = Buffer.allocUnsafeSlow(content.length);
  content.copy(bytes);
  return bytes;
}
