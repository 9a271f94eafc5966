import { addPrefix, getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type { PageLocation } from "@flickmap/schema/page-rendering.ts";
import type { FastifyInstance } from "fastify";
import {
  type BuildFolders,
  loadWebBuild,
  WEB_BUILD,
  PAGE_CHUNKS_FILE,
  START_SCRIPT_FILE,
} from "./web-build.ts";
import {
  getWantedLanguage,
  inMeantLanguage,
  splitLanguage,
  addChoiceForms,
  cookieServices,
  getPageCountry,
  namesNoCountry,
  toOwnPath,
} from "./visitor-choices.ts";
import { addCrawlerRoutes } from "../crawlers/crawler-routes.ts";
import {
  limitedResponse,
  PageProducer,
  pageResponse,
  PATIENCE_MS,
  VARY_BY_VISITOR,
} from "./page-producer.ts";
import type { Limits } from "../../http/clients/limits.ts";
import { toVisitor } from "../../http/clients/visitor-country.ts";
import type { RunPageQuery } from "../../api/graphql/run-page-query.ts";
import { Renderer } from "./renderer.ts";
import { type DomainRouteParts, cachedRoute } from "../../http/response-cache/cached-route.ts";
import { prefersPage } from "../../http/request-headers.ts";
import type { SecurityOptions } from "../../http/policies.ts";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { LRUCache } from "lru-cache";

const YEAR_SECONDS = 31_536_000;

/** The files of the build: hashed assets for good, everything else to be checked again. */
async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
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

const NOT_BUILT = "The web app is not built yet: run npm run build.\n";
/** Where only programs request: what is not found there is told to them, and never as a page. */
const FOR_PROGRAMS = [
  ..."api graphql graphiql health metrics assets images mcp".split(" "),
  // Where clients of MCP look for a server of OAuth, which there is none of.
  ...".well-known register authorize token".split(" "),
];
/** What the service worker stores, to stand in for every page without a network. */
const SHELL_PATH = "/app-shell";
/** So many pages of titles and persons that were visited are in sitemaps, beside those of lists. */
const MAX_VISITED = 20_000;

export interface PagesOptions extends DomainRouteParts {
  /** Names the header that a trusted proxy puts the country into; null without one. */
  readonly countryHeader: string | null;
  readonly security: SecurityOptions;
  readonly limits: Limits;
  readonly runQuery: RunPageQuery;
  readonly folders?: BuildFolders;
  readonly patienceMs?: number;
}

interface RequestedPage extends PageLocation {
  readonly isCountryUnknown: boolean;
  /** False where it is stored nowhere. */
  readonly isStored: boolean;
}

/**
 * Serves the web app: files, the page of each screen, and for other paths the page that says so (404), but JSON for programs.
 * A client beyond its limit gets the page without content, and causes no call.
 */
export async function addPages(app: FastifyInstance, options: PagesOptions) {
  const { folders = WEB_BUILD, publicUrl, responses, limits, security, services } = options;
  const build = await loadWebBuild(folders);
  for (const folder of FOR_PROGRAMS) {
    for (const url of [`/${folder}`, `/${folder}/*`]) {
      if (!app.hasRoute({ url, method: "GET" }))
        app.get(url, async (_, reply) => reply.callNotFound());
    }
  }
  const languages = build?.bundle.languages ?? [DEFAULT_LANGUAGE];
  const visited = new LRUCache<string, true>({ max: MAX_VISITED });
  addChoiceForms(app, { ...options, languages });
  addCrawlerRoutes(app, {
    ...options,
    visited,
    languages,
    sitemapPaths: build?.bundle.sitemapPaths ?? [],
  });
  if (build === null) {
    app.log.warn("the web app is not built: its pages get 503; run npm run build");
    app.get("/*", async (_, reply) => reply.code(503).type("text/plain").send(NOT_BUILT));
    return { warmUp: async () => undefined, isBuilt: false };
  }
  await addWebFiles(app, folders.browser);
  const renderer = new Renderer(folders, (error) =>
    app.log.error({ err: error }, "a rendering thread ended: its page is left to the browser"),
  );
  app.addHook("onClose", () => renderer.close());
  const producer = new PageProducer({
    build,
    renderer,
    runQuery: options.runQuery,
    onTitle: (path) => visited.set(path, true),
    patienceMs: options.patienceMs ?? PATIENCE_MS,
    // Pages are stored for others: the Host header, which whoever sends a request chooses, never comes into them.
    origin: publicUrl ?? "",
  });
  const shell = cachedRoute({
    responses,
    read: () => SHELL_PATH,
    key: () => "page shell",
    produce: async () => pageResponse(producer.emptyPage(), security),
  });
  app.get(SHELL_PATH, shell);
  const page = cachedRoute<RequestedPage>({
    responses,
    read: async (request) => {
      const named = splitLanguage(request.url, languages);
      const { language } = named;
      const url = build.bundle.toPageUrl(named.url);
      const route = build.bundle.routeOf(url);
      const isNarrowed = route?.narrowed ?? false;
      request.pageRoute = route?.pattern ?? null;
      if (route === null && inMeantLanguage(request.url, languages) !== null) return null;
      const isDocument = request.pageRoute !== null || prefersPage(request.headers.accept);
      // A URL with a prefix has one language; one without is English, unless its visitor reads another.
      if (
        named.url === request.url &&
        isDocument &&
        getWantedLanguage(request.headers, languages) !== language
      )
        return null;
      const country = await getPageCountry(request, () =>
        services.countryOf(toVisitor(request, options.countryHeader)),
      );
      const today = new Date().toISOString().slice(0, 10);
      const mine = isNarrowed ? cookieServices(request.headers.cookie) : null;
      const isCountryUnknown = namesNoCountry(request.query);
      const isStored = route?.stored ?? true;
      return { url, language, country, today, services: mine, isCountryUnknown, isStored };
    },
    key: ({ url, language, country, today, services: mine, isCountryUnknown, isStored }) =>
      mine !== null || !isStored
        ? null
        : `page ${language} ${country} ${isCountryUnknown} ${today} ${url}`,
    beforeProducing: async (request, location) => {
      const wait = await limits.produced(request);
      if (wait === null) return null;
      return limitedResponse(await producer.shell(location, "limited"), security, wait);
    },
    otherwise: async (request, reply) => {
      const language = getLanguage(getWantedLanguage(request.headers, languages));
      return reply
        .header("cache-control", "no-cache")
        .header("content-language", language.tag)
        .header("vary", VARY_BY_VISITOR)
        .redirect(
          toOwnPath(inMeantLanguage(request.url, languages) ?? addPrefix(language, request.url)) ??
            "/",
        );
    },
    produce: async (location, { signal, ...requester }) =>
      pageResponse(await producer.produce(location, signal, requester), security, {
        isPrivate: location.services !== null,
        isStored: location.isStored,
        isInvalid: location.isCountryUnknown,
      }),
  });
  app.get("/*", page);
  return { warmUp: () => producer.warmUp(app.log), isBuilt: true };
}
