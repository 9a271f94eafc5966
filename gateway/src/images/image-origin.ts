import { BrokenCircuitError } from "cockatiel";
import PQueue from "p-queue";
import { filmDatabaseUnavailable, overloaded } from "../errors.ts";
import { CircuitBreaker } from "../lib/circuit-breaker.ts";
import { imageType, SVG } from "./image-type.ts";

/** For waiting and the whole transfer together. */
const DEADLINE_MS = 8000;
/** Images that are fetched at a time, and that wait. Originals are large, so there are fewer of them. */
const CONCURRENCY = 16;
const ORIGINALS_AT_A_TIME = 2;
const MAX_WAITING = 300;
/** Larger images are not served. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_BYTES_OF_ORIGINAL = 16 * 1024 * 1024;
/** Failures in a row after which the image host is left in peace, and for how long. */
const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5000;

/** An image with its type, which its own bytes tell. */
export interface Image {
  readonly bytes: Buffer;
  readonly type: string;
}

/** What a call to the image host came to: an image, none by this name, or something that is not served. */
export type Fetched = Image | "missing" | "refused";

/** The image host cannot be reached, is in trouble, or sent something that broke off. */
class OriginFault extends Error {
  override readonly name = "OriginFault";
}

/** Fetches images from the film database's image host, within limits of time, size and concurrency. */
export class ImageOrigin {
  readonly #baseUrl: string;
  readonly #allowsSvg: boolean;
  readonly #deadlineMs: number;
  readonly #images = new PQueue({ concurrency: CONCURRENCY });
  readonly #originals = new PQueue({ concurrency: ORIGINALS_AT_A_TIME });
  readonly #breaker = new CircuitBreaker({
    failures: FAILURES_TO_OPEN,
    pauseMs: PROBE_AFTER_MS,
    isFailure: (error) => error instanceof OriginFault,
  });

  /**
   * @param baseUrl what a size and a path are appended to
   * @param options `allowsSvg` where the host is our own: an SVG can hold script
   */
  constructor(
    baseUrl: string,
    { allowsSvg, deadlineMs = DEADLINE_MS }: { allowsSvg: boolean; deadlineMs?: number },
  ) {
    this.#baseUrl = baseUrl;
    this.#allowsSvg = allowsSvg;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * @param path as the film database has it, `/name.jpg`
   * @throws AppError FILM_DATABASE_UNAVAILABLE when the host fails, OVERLOADED when too much waits, or the reason of
   * the signal
   */
  async fetch(size: string, path: string, signal: AbortSignal): Promise<Fetched> {
    const queue = size === "original" ? this.#originals : this.#images;
    if (queue.size >= MAX_WAITING) throw overloaded();
    const deadline = AbortSignal.timeout(this.#deadlineMs);
    const either = AbortSignal.any([signal, deadline]);
    const call = () => this.#breaker.run(() => this.#call(size, path, either));
    try {
      return await untilAborted(queue.add(call, { signal: either }), either);
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted || error instanceof OriginFault || error instanceof BrokenCircuitError) {
        throw filmDatabaseUnavailable(error);
      }
      throw error;
    }
  }

  async #call(size: string, path: string, signal: AbortSignal): Promise<Fetched> {
    const most = size === "original" ? MAX_BYTES_OF_ORIGINAL : MAX_BYTES;
    try {
      const response = await fetch(`${this.#baseUrl}/${size}${path}`, {
        signal,
        // Another host may be anything, the gateway's own network included.
        redirect: "error",
        headers: { accept: "image/*", "accept-encoding": "identity" },
      });
      const usable = response.ok && tellsItsEnd(response.headers);
      if (!usable || response.body === null) {
        await response.body?.cancel();
        if (response.status === 404) return "missing";
        throw new OriginFault(`the image host responded ${response.status}`);
      }
      const bytes = response.headers.get("content-type")?.startsWith("image/")
        ? await readAtMost(most, response.headers, response.body)
        : null;
      if (bytes === null) {
        if (!response.body.locked) await response.body.cancel();
        return "refused";
      }
      const type = imageType(bytes);
      return type === null || (type === SVG && !this.#allowsSvg) ? "refused" : { bytes, type };
    } catch (cause) {
      if (cause instanceof OriginFault) throw cause;
      throw new OriginFault("the image host failed", { cause });
    }
  }
}

/** Whether a body that breaks off can be told from a whole one. */
function tellsItsEnd(headers: Headers): boolean {
  return headers.has("content-length") || headers.has("transfer-encoding");
}

/** @returns null for a body that is longer; the rest of it is not read */
async function readAtMost(
  most: number,
  headers: Headers,
  body: ReadableStream<Uint8Array>,
): Promise<Buffer | null> {
  if (Number(headers.get("content-length") ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** A queue forgets a task whose signal aborts: whoever waits for it would wait for ever. */
function untilAborted<Value>(task: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
