import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { requestAddress } from "../request-address.ts";
import type { KnownTitles } from "./known-titles.ts";
import type { GenreAddress } from "./sitemap.ts";
import { genrePaths, robots, sitemap, sitemapFile } from "./sitemap.ts";

const MAX_AGE = "public, max-age=3600";
const XML = "application/xml; charset=utf-8";

/** Serves what search engines read beside the pages: what they may request, and what there is. */
export function addCrawlerRoutes(
  app: FastifyInstance,
  sources: {
    readonly filmDatabase: FilmDatabase;
    readonly knownTitles: KnownTitles;
    /** The addresses that the web app's list of routes names. */
    readonly sitemapPaths: readonly string[];
  },
  publicUrl: string | null,
): void {
  // A sitemap needs absolute addresses: without a public one they are those of the request, for its client alone.
  const cacheControl = publicUrl === null ? "no-store" : MAX_AGE;
  const site = (request: FastifyRequest) => publicUrl ?? requestAddress(request);
  const paths = async () => {
    const [genres] = await Promise.all([
      genreAddresses(sources.filmDatabase),
      sources.knownTitles.addLists(sources.filmDatabase),
    ]);
    return [...sources.sitemapPaths, ...genrePaths(genres), ...sources.knownTitles.paths()];
  };
  app.get("/robots.txt", async (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", cacheControl)
      .send(robots(site(request))),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    reply
      .type(XML)
      .header("cache-control", cacheControl)
      .send(sitemap(site(request), await paths())),
  );
  app.get<{ Params: { number: string } }>(
    "/sitemap-:number(^\\d{1,3}$).xml",
    async (request, reply) => {
      const number = Number(request.params.number);
      const file = sitemapFile(site(request), await paths(), number);
      if (file === null) return reply.callNotFound();
      return reply.type(XML).header("cache-control", cacheControl).send(file);
    },
  );
}

/** The genres of movies and shows; none where the film database is unavailable. */
async function genreAddresses(filmDatabase: FilmDatabase): Promise<readonly GenreAddress[]> {
  const listed = await Promise.all(
    (["movie", "tv"] as const).map(async (type) => {
      try {
        const { value } = await filmDatabase.genres(type);
        return value.genres.map(({ id }) => ({ type, id }));
      } catch (error) {
        if (error instanceof AppError) return [];
        throw error;
      }
    }),
  );
  return listed.flat();
}
