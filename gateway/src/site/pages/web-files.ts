import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { PAGE_CHUNKS_FILE, START_SCRIPT_FILE } from "./web-build.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the files of the web app's build: hashed assets for good, everything else to be checked again.
 *
 * @param folder of the build for the browser
 */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets");
  const icons = join(folder, "icons");
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build compresses its files once.
    preCompressed: true,
    // The page is never served as it was built, and what is known of its files is for the gateway.
    globIgnore: [
      "**/index.html",
      `**/${PAGE_CHUNKS_FILE}`,
      `**/${START_SCRIPT_FILE}`,
      "**/*.br",
      "**/*.gz",
    ],
    setHeaders: (reply, path) => {
      void reply.header(
        "cache-control",
        path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
      // The embedded answer shows the credit in frames without an origin too.
      if (path.startsWith(icons)) void reply.header("cross-origin-resource-policy", "cross-origin");
    },
  });
}
