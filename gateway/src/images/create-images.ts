import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { FilmDatabaseEndpoint } from "../film-database/open-film-database.ts";
import { warnSparingly } from "../lib/warn-sparingly.ts";
import { directUrls, type ImageUrls, SignedUrls } from "./image-urls.ts";
import { ImageFiles } from "./image-files.ts";
import { ImageOrigin } from "./image-origin.ts";
import { type ImageOutcome, Images, MAX_MS } from "./images.ts";

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

export function createImages(
  endpoint: FilmDatabaseEndpoint,
  files: ImageFiles,
  onRead: (outcome: ImageOutcome) => void,
  logger: Logger,
): Images {
  const sample = endpoint.source === "SAMPLE";
  return new Images({
    origin: new ImageOrigin(endpoint.imageBaseUrl, { allowsSvg: sample }),
    files,
    namespace: sample ? "sample" : endpoint.imageBaseUrl,
    onRead,
    warning: warnSparingly(
      logger,
      "images cannot be fetched: those on disk are served; check TMDB_IMAGE_BASE_URL and the network",
      "images can be fetched again",
    ),
  });
}
