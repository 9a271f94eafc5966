import { addPrefix, getPrefix, splitPrefix } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LRUCache } from "lru-cache";
import { createDomain, type Domain } from "../../domain.ts";
import { AppError, ifAvailable, tooManyRequests } from "../../errors.ts";
import { listKnownPages, robots, sitemap, sitemapFile } from "./sitemap.ts";
import { FALLBACK_COUNTRY } from "../pages/visitor-choices.ts";
import { getRequestOrigin } from "../../http/request-headers.ts";
import { Freshness } from "../../request-scope.ts";
import type { Limits } from "../../http/clients/limits.ts";
import { type ProducedResponse, publicResponse } from "../../http/response-cache/response-cache.ts";
import {
  type DomainRouteParts,
  cachedRoute,
  type ProducedFor,
} from "../../http/response-cache/cached-route.ts";

/** What language models are told of the site (`/llms.txt`, llmstxt.org). */
function llmsText(site: string): string {
  return `# Flickmap

> Where can I watch this movie or show, in my country? Flickmap says so for every country that TMDB has data for: by
> subscription, free, free with ads, to rent and to buy. Data is refreshed every 12 hours.

Availability differs by country: name the country with the answer, and how old the answer is. Show the credit: "This product
uses the TMDB API but is not endorsed or certified by TMDB. Availability data by JustWatch."

## For assistants

- [MCP server](${site}/mcp): Model Context Protocol over streamable HTTP, without sessions and keys; tools search_titles,
  where_to_watch, whats_new, compare_countries

## For programs

- [REST](${site}/api/docs): every call, with its parameters and what it returns
- [OpenAPI](${site}/api/openapi.json): the same for programs, OpenAPI 3.1
- [GraphQL schema](${site}/graphql/schema.graphql): for many titles or countries at once, at ${site}/graphql
- [Feeds](${site}/feeds/US.atom): what came to services in a country and what left them, as Atom
- [Embedded answer](${site}/embed/movie/550?country=US): one title's answer for a frame on another site

## Pages

- [Movie](${site}/movie/550): a title's page is /movie/{TMDB number} or /tv/{TMDB number}; \`?country=DE\` chooses the country
- [What is new](${site}/new): day by day
- [Questions](${site}/faq): what the site is, and what it is not
- [Sitemap](${site}/sitemap.xml)
`;
}

const MAX_AGE_SECONDS = 3600;
/** For how many seconds a sitemap is stored fresh, and for how many more it is served while a new one is produced. */
const FRESH_SECONDS = 600;
const REVALIDATE_SECONDS = 86_400;

interface CrawlerRoutesOptions extends DomainRouteParts {
  /** The paths of the titles and persons that were visited, or were in lists, in whatever language. */
  readonly visited: LRUCache<string, true>;
  /** Each has a sitemap. */
  readonly languages: readonly LanguageCode[];
  /** The paths that the web app's list of routes names. */
  readonly sitemapPaths: readonly string[];
  readonly limits: Limits;
}

/** Serves what crawlers read beside pages. A sitemap that is not stored counts for its client, as a page does. */
export function addCrawlerRoutes(app: FastifyInstance, options: CrawlerRoutesOptions): void {
  const { publicUrl, responses } = options;
  // A sitemap needs absolute URLs: without a public one they are those of the request, for its client alone.
  const maxAge = publicUrl === null ? 0 : MAX_AGE_SECONDS;
  const getSite = (request: FastifyRequest) => publicUrl ?? getRequestOrigin(request);
  for (const [url, getText] of [
    ["/robots.txt", (site: string) => robots(site, options.languages.map(toPrefix))],
    ["/llms.txt", llmsText],
  ] as const) {
    app.get(
      url,
      cachedRoute<string>({
        responses,
        read: getSite,
        key: (site) => `text ${url} ${site}`,
        produce: async (site) => publicResponse("text/plain; charset=utf-8", getText(site), maxAge),
      }),
    );
  }
  const sitemapRoute = (code: LanguageCode, read: (request: FastifyRequest) => number | null) =>
    cachedRoute<WantedSitemap>({
      responses,
      read: (request) => ({ site: getSite(request), code, number: read(request), maxAge }),
      key: ({ site, code, number }) => `sitemap ${code} ${number ?? "whole"} ${site}`,
      produce: (wanted, producedFor) => produceSitemap(options, wanted, producedFor),
      beforeProducing: async (request) => {
        const wait = await options.limits.produced(request);
        if (wait !== null) throw tooManyRequests(wait);
        return null;
      },
    });
  for (const code of options.languages) {
    app.get(
      `${toPrefix(code)}/sitemap.xml`,
      sitemapRoute(code, () => null),
    );
    app.get(
      `${toPrefix(code)}/sitemap-:number(^\\d{1,3}$).xml`,
      sitemapRoute(code, ({ params }) => Number((params as { readonly number: string }).number)),
    );
  }
}

const toPrefix = (code: LanguageCode): string => getPrefix({ code });

interface WantedSitemap {
  readonly code: LanguageCode;
  readonly site: string;
  /** Of one file of a sitemap; null for all of it, or the index of its files. */
  readonly number: number | null;
  readonly maxAge: number;
}

async function produceSitemap(
  { services, visited, sitemapPaths }: CrawlerRoutesOptions,
  { site, code, number, maxAge }: WantedSitemap,
  producedFor: ProducedFor,
): Promise<ProducedResponse> {
  const { signal } = producedFor;
  const freshness = new Freshness();
  const scope = { ...producedFor, freshness, priority: "visitor", language: code } as const;
  const domain = createDomain(services, scope);
  const filmDatabase = services.filmDatabase.forRequest(scope);
  const [genres, families, listed] = await Promise.all([
    listGenrePages(domain),
    listServicePages(domain),
    listKnownPages(domain.titles, filmDatabase, code),
  ]);
  signal.throwIfAborted();
  for (const path of listed) visited.set(path, true);
  const ofLanguage = [...visited.keys()].filter((path) => splitPrefix(path).language.code === code);
  const paths = [
    ...[...sitemapPaths, ...genres, ...families].map((path) => addPrefix({ code }, path)),
    ...ofLanguage.sort(),
  ];
  const body =
    number === null ? sitemap(site, paths, toPrefix(code)) : sitemapFile(site, paths, number);
  if (body === null) throw new AppError("NOT_FOUND", "Not found");
  return {
    // Without a list it is not complete: it is neither stored nor reused.
    ...publicResponse("application/xml; charset=utf-8", body, freshness.failed ? 0 : maxAge),
    gatewayMaxAge: freshness.failed ? 0 : Math.min(maxAge, FRESH_SECONDS),
    staleWhileRevalidate: freshness.failed || maxAge === 0 ? 0 : REVALIDATE_SECONDS,
  };
}

/** The pages of genres; none while the film database is unavailable, as of services. */
async function listGenrePages({ reference }: Domain): Promise<readonly string[]> {
  const listed = await Promise.all(
    (["movie", "tv"] as const).map(async (type) => {
      const genres = await ifAvailable(reference.genres(type), null);
      return [...(genres?.keys() ?? [])].map((id) => `/genre/${id}?type=${type}`);
    }),
  );
  return listed.flat();
}

/** The pages of the services of the country that pages are made for where nothing is known of the visitor. */
async function listServicePages({ providerFamilies }: Domain): Promise<readonly string[]> {
  const families = await ifAvailable(providerFamilies(FALLBACK_COUNTRY, null), []);
  return families.map(({ family }) => `/service/${encodeURIComponent(family.id)}`);
}
