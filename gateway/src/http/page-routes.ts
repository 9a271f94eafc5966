import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { secondsLeft } from "../errors.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { addCountryForm } from "../pages/country-form.ts";
import { addCrawlerRoutes } from "./crawler-routes.ts";
import { KnownTitles } from "../pages/known-titles.ts";
import { type CountrySources, PageCountry } from "../pages/page-country.ts";
import { PageProducer, type ProducedPage } from "../pages/page-producer.ts";
import { clientAddress } from "./client-address.ts";
import type { CostBudget } from "./cost-budget.ts";
import type { RunQuery } from "../pages/page-results.ts";
import { isForPrograms } from "../pages/readable-address.ts";
import { Renderer } from "../pages/renderer.ts";
import {
  type BuildFolders,
  loadWebBuild,
  SCREEN_CHUNKS_FILE,
  serverEntry,
  START_SCRIPT_FILE,
  WEB_BUILD,
} from "../pages/web-build.ts";
import { requestSignal } from "./request-signal.ts";
import type { ProducedResponse } from "./response-cache/cached-response.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";
import type { HitKey } from "./response-cache/hit-index.ts";
import { COMPRESSED_ONCE, sendResponse } from "./response-cache/send-response.ts";
import { pagePolicy, type SecurityOptions } from "./security-headers.ts";

const NOT_BUILT = "The web app is not built yet: run npm run build.\n";
/** What the service worker stores, to stand in for every page without a network. */
const SHELL_PATH = "/app-shell";
const YEAR_SECONDS = 31_536_000;
/** After how many seconds a page that could not be shown is worth another try. */
const RETRY_SECONDS = 30;
/** For how many seconds a rendered page is served as it is; one made of stale or missing data shorter. */
const STORE_SECONDS = 60;
const STORE_INCOMPLETE_SECONDS = 5;
/** For how many seconds one that could not be shown is served to everyone, so that it is not rendered for each. */
const STORE_FAILED_SECONDS = 2;
/** For how many seconds after that it is served while a new one is rendered. */
const REVALIDATE_SECONDS = 600;

/** The page's country is that of its cookie or its visitor. */
const HIT_KEY: HitKey = {
  headers: ["accept-encoding", "cookie"],
  byClient: true,
};

/** What pages are served with. */
export interface PagesOptions extends CountrySources {
  /** Where people reach the site, without a slash at the end; null when not told. */
  readonly publicUrl: string | null;
  readonly security: SecurityOptions;
  readonly responses: ResponseCache;
  readonly budget: CostBudget;
  readonly requestsPerMinute: number;
  readonly runQuery: RunQuery;
  /** Whether a page of another origin sent a request. */
  readonly isCrossOrigin: (request: FastifyRequest) => boolean;
  readonly filmDatabase: FilmDatabase;
  /** Where the web app's builds are. */
  readonly folders?: BuildFolders;
}

/** Pages that are served. */
export interface ServedPages {
  /** Renders a few pages, since the first rendering takes seconds. Never fails. */
  readonly warmUp: () => Promise<void>;
}

/**
 * Serves the built web app: hashed assets for good, everything else to be checked again, and for the
 * address of each screen the page, rendered. Other paths get the page that says so, with status 404,
 * except those of programs, which get JSON. A page that is not stored costs its client a unit beside the calls that it
 * causes; one whose budget is used up gets the page without content, and causes no call.
 */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<ServedPages> {
  const { folders = WEB_BUILD, publicUrl, responses, budget, security } = options;
  const build = await loadWebBuild(folders);
  const country = new PageCountry(options);
  const knownTitles = new KnownTitles();
  addCountryForm(app, { ...options, country });
  addCrawlerRoutes(app, {
    ...options,
    knownTitles,
    sitemapPaths: build?.bundle.sitemapPaths ?? [],
  });
  if (build === null) {
    app.log.warn("the web app is not built: its pages get 503; run npm run build");
    app.get("/*", async (request, reply) => {
      if (isForPrograms(request.url)) return reply.callNotFound();
      return reply.code(503).type("text/plain").send(NOT_BUILT);
    });
    return { warmUp: async () => undefined };
  }
  await addFiles(app, folders.browser);
  const renderer = new Renderer(serverEntry(folders));
  app.addHook("onClose", () => renderer.close());
  const producer = new PageProducer({
    build,
    renderer,
    runQuery: options.runQuery,
    onTitle: (path) => knownTitles.addPath(path),
  });
  app.get(SHELL_PATH, COMPRESSED_ONCE, async (request, reply) => {
    const shell = await responses.getOrProduce(
      "page shell",
      async () => pageResponse(producer.emptyPage(), security),
      requestSignal(request, reply),
    );
    return sendResponse(request, reply, shell);
  });
  // Pages are stored for others: the Host header, which whoever sends a request chooses, never comes into them.
  const origin = publicUrl ?? "";
  app.get("/*", { ...COMPRESSED_ONCE, config: { hitKey: HIT_KEY } }, async (request, reply) => {
    if (isForPrograms(request.url)) return reply.callNotFound();
    const code = await country.of(request);
    const today = new Date().toISOString().slice(0, 10);
    const place = { url: build.bundle.pageAddress(request.url), country: code, today };
    const client = clientAddress(request);
    const limit = request.apiClient?.unitsPerMinute ?? options.requestsPerMinute;
    const page = await responses.getOrProduce(
      `page ${code} ${today} ${place.url}`,
      async () => {
        const { current, ttl } = budget.charge(client, 1);
        return current > limit
          ? limitedResponse(producer.shell(place, origin, "limited"), security, ttl)
          : pageResponse(await producer.produce(place, origin, client), security);
      },
      requestSignal(request, reply),
      client,
    );
    return sendResponse(request, reply, page);
  });
  return { warmUp: () => producer.warmUp(app.log) };
}

function pageResponse(page: ProducedPage, security: SecurityOptions): ProducedResponse {
  return {
    status: page.status,
    contentType: "text/html; charset=utf-8",
    body: page.html,
    headers: {
      "cache-control": "no-cache",
      vary: "accept-encoding, cookie",
      "content-security-policy": pagePolicy(security, page),
      // What could not be shown may well exist: only this response of it is left out.
      ...((!page.listed || page.status === 503) && { "x-robots-tag": "noindex" }),
      ...(page.status === 503 && { "retry-after": String(RETRY_SECONDS) }),
    },
    shareable: true,
    ratingsOf: page.ratingsOf,
    ...storing(page),
  };
}

/**
 * The page without content for a client whose budget is used up: its browser requests the data, and says why there is none.
 *
 * @param ttl what is left of the client's minute, in milliseconds
 */
function limitedResponse(
  shell: ProducedPage,
  security: SecurityOptions,
  ttl: number,
): ProducedResponse {
  const { headers, ...response } = pageResponse(shell, security);
  return {
    ...response,
    status: 429,
    headers: {
      ...headers,
      "cache-control": "no-store",
      "retry-after": String(secondsLeft(ttl)),
    },
    // Whoever wants the page at the same time has a budget of their own.
    shareable: false,
  };
}

/** For how long a page may be reused, and how long the gateway stores it. */
function storing({
  status,
  rendered,
  maxAge,
}: ProducedPage): Pick<ProducedResponse, "maxAge" | "storeFor" | "staleWhileRevalidate"> {
  if (!rendered) return { maxAge: 0, storeFor: 0 };
  if (status === 503) return { maxAge: 0, storeFor: STORE_FAILED_SECONDS };
  if (maxAge === 0) {
    return { maxAge: STORE_INCOMPLETE_SECONDS, storeFor: STORE_INCOMPLETE_SECONDS };
  }
  const staleWhileRevalidate = REVALIDATE_SECONDS;
  return { maxAge, storeFor: Math.min(maxAge, STORE_SECONDS), staleWhileRevalidate };
}

async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets");
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
      `**/${SCREEN_CHUNKS_FILE}`,
      `**/${START_SCRIPT_FILE}`,
      "**/*.br",
      "**/*.gz",
    ],
    setHeaders: (reply, path) => {
      void reply.header(
        "cache-control",
        path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
}
