import { LRUCache } from "lru-cache";
import { filmDatabaseUnavailable } from "../errors.ts";
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
  /** Called before the image host is; what it throws ends the request. */
  readonly beforeFetch: () => Promise<void>;
}

export interface ImagesParts {
  readonly origin: ImageOrigin;
  readonly files: ImageFiles;
  /** Tells the images of different film databases apart on disk. */
  readonly namespace: string;
  readonly onRead: (outcome: ImageOutcome) => void;
  /** Told of each failure of the image host, and that it works. */
  readonly warning: SparingWarning;
}

/** Images of the film database: from disk, else from its image host. */
export class Images {
  readonly #parts: ImagesParts;
  readonly #paused = new LRUCache<string, "missing" | "refused">({
    max: MAX_PAUSED,
    ttl: MISSING_MS,
  });

  constructor(parts: ImagesParts) {
    this.#parts = parts;
  }

  /** An image in one size; null where there is none. Throws FILM_DATABASE_UNAVAILABLE, OVERLOADED, or as `beforeFetch`. */
  async read({ size, path, beforeFetch }: ImageRequest): Promise<Image | null> {
    const { origin, files, namespace, onRead, warning } = this.#parts;
    const key = `${namespace} ${size}${path}`;
    const stored = await files.read(key);
    if (stored !== null) {
      onRead("disk");
      return stored;
    }
    const known = this.#paused.get(key);
    if (known !== undefined) {
      onRead(known);
      return missing(known);
    }
    await beforeFetch();
    const fetched = await origin.fetch(size, path).catch((error: unknown) => {
      onRead("failed");
      const { cause } = error instanceof Error ? error : {};
      if (cause instanceof OriginFault) warning(cause);
      throw error;
    });
    warning.works();
    onRead(typeof fetched === "string" ? fetched : "fetched");
    if (typeof fetched === "string") {
      this.#paused.set(key, fetched);
      return missing(fetched);
    }
    await files.write(key, fetched);
    return fetched;
  }
}

function missing(why: "missing" | "refused"): null {
  if (why === "missing") return null;
  throw filmDatabaseUnavailable(
    new Error("the image host sent no usable image"),
    MISSING_MS / 1000,
  );
}
