import { BrokenCircuitError } from "cockatiel";
import PQueue from "p-queue";
import { filmDatabaseUnavailable, overloaded } from "../errors.ts";
import { CircuitBreaker } from "../lib/outages.ts";
import { causeCode } from "../lib/error-code.ts";
import { readAtMost } from "../film-database/client/fetch-json.ts";

/** How long an image may wait in the queue here, and how long the image host may take to send it. */
const MAX_WAIT_MS = 6000;
const MAX_CALL_MS = 8000;
/** Images that are fetched at a time, and that wait. */
const CONCURRENCY = 16;
const MAX_WAITING = 300;
/** Larger images are not served. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_BYTES_OF_ORIGINAL = 16 * 1024 * 1024;
/** Failures in a row after which the image host is not called, and for how long. */
const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5000;

/** An image with its type, which its own bytes tell. */
export interface Image {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The image host cannot be reached, fails, or sent something that broke off. */
export class OriginFault extends Error {
  override readonly name = "OriginFault";
}

export class ImageOrigin {
  readonly #baseUrl: string;
  readonly #allowsSvg: boolean;
  readonly #queue = new PQueue({ concurrency: CONCURRENCY });
  readonly #breaker = new CircuitBreaker({
    failures: FAILURES_TO_OPEN,
    pauseMs: PROBE_AFTER_MS,
    isFailure: (error) => error instanceof OriginFault,
  });

  /** `allowsSvg` where the host is our own: an SVG can hold script. */
  constructor(baseUrl: string, { allowsSvg }: { allowsSvg: boolean }) {
    this.#baseUrl = baseUrl;
    this.#allowsSvg = allowsSvg;
  }

  /**
   * An image, or null where there is none by this name. Throws FILM_DATABASE_UNAVAILABLE when the host fails or sends what is
   * not served, OVERLOADED when too much waits.
   */
  async fetch(size: string, path: string): Promise<Image | null> {
    if (this.#queue.size >= MAX_WAITING) throw overloaded();
    const waitUntil = performance.now() + MAX_WAIT_MS;
    const call = () => {
      // How long it waits here tells nothing of the host.
      if (performance.now() > waitUntil) throw overloaded();
      return this.#breaker.run(() => this.#call(size, path));
    };
    try {
      return await this.#queue.add(call);
    } catch (error) {
      if (error instanceof OriginFault || error instanceof BrokenCircuitError) {
        throw filmDatabaseUnavailable(error);
      }
      throw error;
    }
  }

  async #call(size: string, path: string): Promise<Image | null> {
    const maxBytes = size === "original" ? MAX_BYTES_OF_ORIGINAL : MAX_BYTES;
    let bytes: Buffer | null = null;
    try {
      const { ok, status, headers, body } = await fetch(`${this.#baseUrl}/${size}${path}`, {
        signal: AbortSignal.timeout(MAX_CALL_MS),
        // Another host may be anything, the gateway's own network included.
        redirect: "error",
        headers: { accept: "image/*", "accept-encoding": "identity" },
      });
      const isImage = headers.get("content-type")?.startsWith("image/") === true;
      const isTooLong = Number(headers.get("content-length") ?? 0) > maxBytes;
      const isUsable = ok && tellsItsEnd(headers);
      if (isUsable && isImage && !isTooLong) bytes = await readAtMost(maxBytes, body);
      else await body?.cancel();
      if (status === 404) return null;
      if (!isUsable) throw new OriginFault(`the image host responded ${status}`);
    } catch (cause) {
      if (cause instanceof OriginFault) throw cause;
      throw new OriginFault(`the image host failed: ${causeCode(cause)}`, { cause });
    }
    const type = bytes && imageType(bytes);
    if (bytes !== null && type !== null && (type !== SVG || this.#allowsSvg))
      return { bytes, type };
    throw filmDatabaseUnavailable(new Error("the image host sent no usable image"));
  }
}

/** Whether a body that breaks off can be told from a whole one. */
function tellsItsEnd(headers: Headers): boolean {
  return headers.has("content-length") || headers.has("transfer-encoding");
}

export const SVG = "image/svg+xml";

const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/u, "image/jpeg"],
  [/^\x89PNG\r\n/u, "image/png"],
  [/^RIFF.{4}WEBP/su, "image/webp"],
  [/^GIF8/u, "image/gif"],
  [/^(?:<\?xml[^>]*>\s*)?<svg[\s>]/u, SVG],
];
/** Where a JPEG's picture data starts, and where they end. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** The media type by the first bytes, whatever the sender calls it; null for no image, or a JPEG that is cut off. */
export function imageType(bytes: Buffer): string | null {
  const beginning = bytes.toString("latin1", 0, 256);
  const type = BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? null;
  // No data of a picture hold the two bytes that end it.
  const isCutOff = bytes.lastIndexOf(END_OF_IMAGE) <= bytes.lastIndexOf(START_OF_SCAN);
  return type === "image/jpeg" && isCutOff ? null : type;
}
