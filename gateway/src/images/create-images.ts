import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { FilmDatabaseEndpoint } from "../film-database/open-film-database.ts";
import { warnSparingly } from "../lib/outages.ts";
import { directUrls, type ImageUrls, SignedUrls } from "./image-urls.ts";
import { ImageFiles } from "./image-files.ts";
import { type Image, ImageOrigin, OriginFault } from "./image-origin.ts";

const DAY_MS = 86_400_000;
/** An image never changes under its name, but the film database's terms allow no copy for longer than six months. */
const MAX_MS = 180 * DAY_MS;
/** For how long an image that is not there is not asked for again, and how many of these are known. */
const MISSING = { ttl: 600_000, max: 10_000 };

export const IMAGE_OUTCOMES = ["disk", "fetched", "missing", "failed"] as const;
export type ImageOutcome = (typeof IMAGE_OUTCOMES)[number];
export type ReadImage = ReturnType<typeof createImages>;

/** The sample's are the gateway's always: it listens on loopback. */
export function createImageUrls(config: Config, endpoint: FilmDatabaseEndpoint): ImageUrls {
  return endpoint.source === "TMDB" && config.images === "direct"
    ? directUrls(endpoint.imageBaseUrl)
    : new SignedUrls(endpoint.secrets, config.publicUrl);
}

export function openImageFiles(config: Config, logger: Logger): ImageFiles {
  return new ImageFiles({
    folder: join(config.dataDir, "images"),
    maxBytes: config.imageCacheBytes,
    maxAgeMs: MAX_MS,
    onFailure: warnSparingly(
      logger,
      "images cannot be stored: each is fetched again; check the disk of DATA_DIR",
    ),
  });
}

/** Reads an image of the film database in a size: from disk, else from its image host. */
export function createImages(
  endpoint: FilmDatabaseEndpoint,
  files: ImageFiles,
  onRead: (outcome: ImageOutcome) => void,
  logger: Logger,
) {
  const sample = endpoint.source === "SAMPLE";
  // Tells the images of different film databases apart on disk.
  const namespace = sample ? "sample" : endpoint.imageBaseUrl;
  const origin = new ImageOrigin(endpoint.imageBaseUrl, { allowsSvg: sample });
  const missing = new LRUCache<string, true>(MISSING);
  const warning = warnSparingly(
    logger,
    "images cannot be fetched: those on disk are served; check TMDB_IMAGE_BASE_URL and the network",
    "images can be fetched again",
  );
  /** Null where there is none. Throws FILM_DATABASE_UNAVAILABLE, OVERLOADED, or as `beforeFetch`. */
  return async (size: string, path: string, beforeFetch: () => Promise<void>) => {
    const key = `${namespace} ${size}${path}`;
    const stored = await files.read(key);
    if (stored !== null || missing.has(key)) {
      onRead(stored === null ? "missing" : "disk");
      return stored;
    }
    await beforeFetch();
    let fetched: Image | null;
    try {
      fetched = await origin.fetch(size, path);
    } catch (error) {
      onRead("failed");
      const { cause } = error instanceof Error ? error : {};
      if (cause instanceof OriginFault) warning(cause);
      throw error;
    }
    warning.works();
    onRead(fetched === null ? "missing" : "fetched");
    if (fetched === null) missing.set(key, true);
    else await files.write(key, fetched);
    return fetched;
  };
}
