import { LRUCache } from "lru-cache";
import { AppError, filmDatabaseUnavailable } from "../errors.ts";
import { SingleFlight } from "../lib/single-flight.ts";
import type { SparingWarning } from "../lib/warn-sparingly.ts";
import type { ImageFiles } from "./image-files.ts";
import { type Image, type ImageOrigin, OriginFault } from "./image-origin.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** An image never changes under its name, but the film database's terms allow no copy for longer than six months. */
export const MAX_MS = 180 * DAY_MS;
/** For how long an image that is not there, or not served, is not asked for again. */
const MISSING_MS = 10 * MINUTE_MS;
const MAX_PAUSED = 10_000;

export const IMAGE_OUTCOMES = ["disk", "fetched", "missing", "refused", "failed"] as const;
export type ImageOutcome = (typeof IMAGE_OUTCOMES)[number];

export interface ImageRequest {
  readonly size: string;
  /** As the film database has it, `/name.jpg`. */
  readonly path: string;
  readonly signal: AbortSignal;
  /** Called before the image host is; what it throws ends the request. */
  readonly beforeFetch: () => Promise<void>;
}

export interface ImagesParts {
  readonly origin: ImageOrigin;
  readonly files: ImageFiles;
  /** Tells the images of different film databases apart on disk. */
  readonly namespace: string;
  readonly onRead?: (outcome: ImageOutcome) => void;
  /** Told of each failure of the image host, and that it works. */
  readonly warning?: SparingWarning;
}

/** Images of the film database: from disk, else from its image host, once for all clients that wait for the same. */
export class Images {
  readonly #parts: ImagesParts;
  readonly #flights = new SingleFlight();
  readonly #paused = new LRUCache<string, "missing" | "refused">({
    max: MAX_PAUSED,
    ttl: MISSING_MS,
  });

  constructor(parts: ImagesParts) {
    this.#parts = parts;
  }

  /** An image in one size; null where there is none. Throws FILM_DATABASE_UNAVAILABLE, OVERLOADED, or as `beforeFetch`. */
  async read(request: ImageRequest): Promise<Image | null> {
    const { size, path, signal } = request;
    const key = `${this.#parts.namespace} ${size}${path}`;
    let isFetching = false;
    const call = (shared: AbortSignal) => {
      isFetching = true;
      return this.#read(key, request, shared);
    };
    try {
      return await this.#flights.run(key, call, signal);
    } catch (error) {
      // Another client's budget was used up, not this one's.
      const others = !isFetching && error instanceof AppError && error.code === "RATE_LIMITED";
      if (others) return this.read(request);
      throw error;
    }
  }

  async #read(key: string, request: ImageRequest, signal: AbortSignal): Promise<Image | null> {
    const { origin, files, onRead, warning } = this.#parts;
    const stored = await files.read(key);
    if (stored !== null) {
      onRead?.("disk");
      return stored;
    }
    const known = this.#paused.get(key);
    if (known !== undefined) {
      onRead?.(known);
      return missing(known);
    }
    await request.beforeFetch();
    try {
      const fetched = await origin.fetch(request.size, request.path, signal);
      warning?.works();
      onRead?.(typeof fetched === "string" ? fetched : "fetched");
      if (typeof fetched === "string") {
        this.#paused.set(key, fetched);
        return missing(fetched);
      }
      await files.write(key, fetched);
      return fetched;
    } catch (error) {
      if (!signal.aborted) this.#failed(error);
      throw error;
    }
  }

  #failed(error: unknown): void {
    this.#parts.onRead?.("failed");
    const { cause } = error instanceof Error ? error : {};
    if (cause instanceof OriginFault) this.#parts.warning?.(cause);
  }
}

function missing(why: "missing" | "refused"): null {
  if (why === "missing") return null;
  throw filmDatabaseUnavailable(
    new Error("the image host sent no usable image"),
    MISSING_MS / 1000,
  );
}
