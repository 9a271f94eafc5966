import { BrokenCircuitError } from "cockatiel";
import PQueue from "p-queue";
import { filmDatabaseUnavailable, overloaded } from "../errors.ts";
import { CircuitBreaker } from "../lib/circuit-breaker.ts";
import { Deadline } from "../lib/deadline.ts";
import { errorCode } from "../lib/error-code.ts";
import { Counts } from "../lib/counts.ts";
import { imageType, SVG } from "./image-type.ts";

/** How long an image may wait in the queue here, and how long the image host may take to send it. */
const MAX_WAIT_MS = 6000;
const MAX_CALL_MS = 8000;
/** Images that are fetched at a time, and that wait. Originals are large, so there are fewer of them. */
const CONCURRENCY = 16;
const ORIGINALS_AT_A_TIME = 2;
const MAX_WAITING = 300;
/** So many of them may be of one client. */
const MAX_WAITING_OF_CLIENT = 150;
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

/** What a call to the image host came to: an image, none by this name, or something that is not served. */
export type Fetched = Image | "missing" | "refused";

/** The image host cannot be reached, fails, or sent something that broke off. */
export class OriginFault extends Error {
  override readonly name = "OriginFault";
}

/** Fetches images from the film database's image host, within limits of time, size and concurrency. */
export class ImageOrigin {
  readonly #baseUrl: string;
  readonly #allowsSvg: boolean;
  readonly #images = new PQueue({ concurrency: CONCURRENCY });
  readonly #originals = new PQueue({ concurrency: ORIGINALS_AT_A_TIME });
  /** How many images of a client wait or are fetched: the more, the later its next one is. */
  readonly #imagesOf = new Counts();
  readonly #breaker = new CircuitBreaker({
    failures: FAILURES_TO_OPEN,
    pauseMs: PROBE_AFTER_MS,
    isFailure: (error) => error instanceof OriginFault,
  });

  /**
   * @param baseUrl what a size and a path are appended to
   * @param options `allowsSvg` where the host is our own: an SVG can hold script
   */
  constructor(baseUrl: string, { allowsSvg }: { allowsSvg: boolean }) {
    this.#baseUrl = baseUrl;
    this.#allowsSvg = allowsSvg;
  }

  /**
   * @param path as the film database has it, `/name.jpg`
   * @param client names the client, for the order of the queue
   * @throws AppError FILM_DATABASE_UNAVAILABLE when the host fails, OVERLOADED when too much waits or for too long, or the
   * reason of the signal
   */
  async fetch(size: string, path: string, client: string, signal: AbortSignal): Promise<Fetched> {
    const queue = size === "original" ? this.#originals : this.#images;
    const ofClient = this.#imagesOf.of(client);
    if (queue.size >= MAX_WAITING || ofClient >= MAX_WAITING_OF_CLIENT) throw overloaded();
    const waiting = new Deadline(signal, MAX_WAIT_MS);
    const call = () => {
      waiting.end();
      return this.#breaker.run(() => this.#call(size, path, signal));
    };
    this.#imagesOf.add(client);
    try {
      const options = { signal: waiting.signal, priority: -ofClient };
      return await untilAborted(queue.add(call, options), waiting.signal);
    } catch (error) {
      signal.throwIfAborted();
      // How long it waits here tells nothing of the host.
      if (waiting.signal.aborted) throw overloaded();
      if (error instanceof OriginFault || error instanceof BrokenCircuitError) {
        throw filmDatabaseUnavailable(error);
      }
      throw error;
    } finally {
      waiting.end();
      this.#imagesOf.remove(client);
    }
  }

  async #call(size: string, path: string, signal: AbortSignal): Promise<Fetched> {
    const maxBytes = size === "original" ? MAX_BYTES_OF_ORIGINAL : MAX_BYTES;
    const call = new Deadline(signal, MAX_CALL_MS);
    try {
      const response = await fetch(`${this.#baseUrl}/${size}${path}`, {
        signal: call.signal,
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
        ? await readAtMost(maxBytes, response.headers, response.body)
        : null;
      if (bytes === null) {
        if (!response.body.locked) await response.body.cancel();
        return "refused";
      }
      const type = imageType(bytes);
      return type === null || (type === SVG && !this.#allowsSvg) ? "refused" : { bytes, type };
    } catch (cause) {
      // Nobody waits for it any more.
      signal.throwIfAborted();
      if (cause instanceof OriginFault) throw cause;
      throw new OriginFault(`the image host failed: ${reasonOf(cause)}`, { cause });
    } finally {
      call.end();
    }
  }
}

/** What `fetch` says of a failure is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return errorCode(cause) ?? (cause instanceof Error ? cause.message : "unknown");
}

/** Whether a body that breaks off can be told from a whole one. */
function tellsItsEnd(headers: Headers): boolean {
  return headers.has("content-length") || headers.has("transfer-encoding");
}

/** @returns null for a body that is longer; the rest of it is not read */
async function readAtMost(
  maxBytes: number,
  headers: Headers,
  body: ReadableStream<Uint8Array>,
): Promise<Buffer | null> {
  if (Number(headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > maxBytes) return null;
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
