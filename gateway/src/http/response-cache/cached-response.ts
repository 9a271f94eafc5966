import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../negotiation.ts";
import { type Content, ownBytes } from "../../own-bytes.ts";

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** A response as a handler produces it. */
export interface ProducedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Content;
  /** Whether compression makes it smaller; true by default. */
  readonly compressible?: boolean;
  /**
   * Further headers, such as `vary`. A `cache-control` given here replaces the one made of `maxAge`.
   */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * For how many seconds clients and shared caches may reuse it: 0 when it is for one client only, failed, or made of
   * stale or missing data.
   */
  readonly maxAge: number;
  /**
   * Whether it is the same for every client, whatever its `maxAge`: then clients that want it at the same time share
   * one. A response that is not is never given to a second client.
   */
  readonly shareable: boolean;
  /** The titles whose ratings are in it (`titleKeyText`): it is deleted when one of them is rated. */
  readonly ratingsOf?: ReadonlySet<string>;
  /**
   * For how many seconds the gateway serves it from the response cache, whatever its status; 0 for a response that is
   * not stored. By default `maxAge`, 30 s at most, and 0 for every status but 200.
   */
  readonly storeFor?: number;
  /**
   * For how many seconds after that the gateway still serves it, while one new response is produced in the background;
   * 0 by default.
   */
  readonly staleWhileRevalidate?: number;
}

const NO_TITLES: ReadonlySet<string> = new Set();

/** A body and how it is encoded. */
export interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** Bodies with fewer bytes are not compressed. */
const COMPRESSION_THRESHOLD = 1024;
/** A compromise for responses that live for seconds: quality 11 takes a hundred times as long. */
const BROTLI_QUALITY = 5;
/** By default no response is served from the cache for longer, however long others may reuse it. */
const DEFAULT_STORE_SECONDS = 30;

/** A response with its bytes, compressed once for each encoding however often it is sent. */
export class CachedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxAge: number;
  readonly shareable: boolean;
  readonly ratingsOf: ReadonlySet<string>;
  #content: Content;
  readonly compressible: boolean;
  /** When it was produced, in milliseconds. */
  readonly createdAt: number;
  /** Until when it is served, and until when it is served while a new one is produced, in milliseconds. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** Whether a response cache has it and would serve it; the one that stores it sets this. */
  isStored: () => boolean = () => false;
  #etag: string | undefined;
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();

  constructor(produced: ProducedResponse, now: number) {
    const { status, contentType, headers, maxAge, shareable } = produced;
    this.status = status;
    this.contentType = contentType;
    this.headers = headers;
    this.maxAge = status === 200 ? maxAge : 0;
    this.shareable = shareable;
    this.ratingsOf = produced.ratingsOf ?? NO_TITLES;
    this.#content = produced.body;
    this.compressible = produced.compressible ?? true;
    const { storeFor = Math.min(this.maxAge, DEFAULT_STORE_SECONDS), staleWhileRevalidate = 0 } =
      produced;
    this.createdAt = now;
    this.freshUntil = now + storeFor * 1000;
    this.staleUntil = this.freshUntil + staleWhileRevalidate * 1000;
  }

  /** The body without encoding. */
  get body(): Buffer {
    const bytes = ownBytes(this.#content);
    this.#content = bytes;
    return bytes;
  }

  /** The same as it was produced, or as bytes: a response that is sent once is never joined and encoded. */
  get content(): Content {
    return this.#content;
  }

  /**
   * Weak where one tag stands for several encodings; null where the response must not be reused. Computed when it is
   * sent for the first time.
   */
  get etag(): string | null {
    if (this.maxAge <= 0) return null;
    this.#etag ??= `${this.compressible ? "W/" : ""}"${hash("sha1", this.body, "base64url")}"`;
    return this.#etag;
  }

  /** The body in an encoding; a small body, and one that is not compressible, stays as it is. Only the first call for an encoding has to wait. */
  encode(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const small = this.body.length < COMPRESSION_THRESHOLD;
    if (encoding === "identity" || small || !this.compressible) {
      return { body: this.body, encoding: "identity" };
    }
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const compressed = this.#compress(encoding);
    this.#encoded.set(encoding, compressed);
    return compressed;
  }

  /** The body in an encoding that it was sent in before; undefined when it was not. */
  encodedAs(encoding: Encoding): Buffer | undefined {
    if (encoding === "identity") return this.body;
    const known = this.#encoded.get(encoding);
    return known instanceof Promise ? undefined : known?.body;
  }

  async #compress(encoding: "br" | "gzip"): Promise<EncodedBody> {
    const body = ownBytes(await compress(this.body, encoding));
    const encoded = { body, encoding };
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

function compress(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return gzipOf(body);
  return brotliOf(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
