import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Freshness } from "../request-scope.ts";
import { requestSignal } from "../request-signal.ts";
import { addCrawlerRoutes } from "./crawler-routes.ts";
import { SITE_NAME } from "./other-heads.ts";
import { headTags, pageWithHead } from "./page-head.ts";
import { headOf } from "./page-heads.ts";
import type { HeadSources } from "./page-heads.ts";
import { preloadTags, SCREEN_CHUNKS_FILE } from "./screen-chunks.ts";
import { siteAddress } from "./site-address.ts";
import { sitePage } from "./site-page.ts";

/** Where the build of the web app lies. */
export const WEB_APP_FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../../web/dist");

const NOT_BUILT = "The web app is not built yet: run npm run build.\n";
const YEAR_SECONDS = 31_536_000;
/** After how many seconds a page whose title could not be looked up is worth another try. */
const RETRY_SECONDS = 30;

/** What the web app is served of. */
export interface WebAppOptions extends HeadSources {
  /** Where people reach the site, without a slash at the end; null when not told. */
  readonly publicUrl: string | null;
  /** Where its build lies. */
  readonly folder?: string;
}

/**
 * Serves the built web app: hashed assets for good, everything else to be checked again, and the
 * app's page for the address of each screen, with a head of its own. Other paths get the page too,
 * with status 404, except those of the API, which answer in JSON.
 */
export async function addWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { publicUrl, folder = WEB_APP_FOLDER } = options;
  const index = join(folder, "index.html");
  const page = existsSync(index) ? pageWithHead(readFileSync(index, "utf8")) : null;
  const preloads = preloadTags(folder);
  addCrawlerRoutes(app, options, publicUrl);
  if (page === null)
    app.log.warn("the web app is not built: its pages answer 503; run npm run build");
  else await addFiles(app, folder);
  app.get("/*", async (request, reply) => {
    const [path = "/", query = ""] = request.url.split("?", 2);
    if (isForPrograms(path)) return reply.callNotFound();
    const asked = sitePage(path, new URLSearchParams(query));
    if (page === null) {
      return reply
        .code(asked === null ? 404 : 503)
        .type("text/plain")
        .send(NOT_BUILT);
    }
    const { status, head } = await headOf(asked, siteAddress(request, publicUrl), {
      ...options,
      filmDatabase: options.filmDatabase.forRequest({
        signal: requestSignal(request, reply),
        freshness: new Freshness(),
        priority: "visitor",
      }),
    });
    if (status === 503) reply.header("retry-after", RETRY_SECONDS);
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(page(headTags(head, SITE_NAME) + preloads(asked)));
  });
}

async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets");
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build packs its files once.
    preCompressed: true,
    // The page is never served as it was built, and what is known of its files is for the gateway.
    globIgnore: ["**/index.html", `**/${SCREEN_CHUNKS_FILE}`, "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      void reply.header(
        "cache-control",
        path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
}

/** Paths that never show the web app: whoever asks for them is a program. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|graphql|graphiql|health|metrics|assets|sample-images)(?:\/|$)/u.test(path);
}
