import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { FilmDatabaseAddress } from "../film-database/open-film-database.ts";
import { warnSparingly } from "../warn-sparingly.ts";
import { directAddresses, type ImageAddresses, SignedAddresses } from "./image-addresses.ts";
import { ImageFiles } from "./image-files.ts";
import { ImageOrigin } from "./image-origin.ts";
import { type ImageOutcome, Images, MAX_MS } from "./images.ts";

/**
 * The addresses of images, as the configuration has it. The sample's are the gateway's always: it listens on loopback.
 */
export function imageAddressesOf(config: Config, address: FilmDatabaseAddress): ImageAddresses {
  return address.source === "TMDB" && config.images === "direct"
    ? directAddresses(address.imageBaseUrl)
    : new SignedAddresses(address.credential, config.publicUrl);
}

/** Opens the images on disk, in the data folder. */
export function openImageFiles(config: Config, logger: Logger): ImageFiles {
  return new ImageFiles({
    folder: join(config.dataDir, "images"),
    mostBytes: config.imageCacheBytes,
    longestMs: MAX_MS,
    onFailure: warnSparingly(
      logger,
      "images cannot be stored: each is fetched again; check the disk of DATA_DIR",
    ),
  });
}

/**
 * The images that the gateway serves.
 *
 * @param onRead called with how each read ended
 */
export function createImages(
  address: FilmDatabaseAddress,
  files: ImageFiles,
  onRead: (outcome: ImageOutcome) => void,
): Images {
  const sample = address.source === "SAMPLE";
  return new Images({
    origin: new ImageOrigin(address.imageBaseUrl, { allowsSvg: sample }),
    files,
    namespace: sample ? "sample" : address.imageBaseUrl,
    onRead,
  });
}
