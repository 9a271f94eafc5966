import { countryName, toCountryCode, withArticle } from "@flickmap/schema/country-names.ts";
import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parseSharedRequest } from "../../api/rest/parse-shared-request.ts";
import { BOUNDS } from "../../domain/titles/bounds.ts";
import { getNameWithYear } from "../../domain/titles/title.ts";
import { AppError } from "../../errors.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";

const MAX_AGE = 3600;
/** The frame's size in pixels, where the page around it has room for it. */
const WIDTH = 480;
const HEIGHT = 420;
const size = z.coerce.number().int().min(1).max(10_000);
const REQUEST = {
  params: z.object({}),
  query: z.object({
    url: z.string().max(2000),
    format: z.string().default("json"),
    maxwidth: size.default(WIDTH),
    maxheight: size.default(HEIGHT),
  }),
};

/** Reads the URL of a title's page, which may be relative; null for any other URL. */
function readTitlePage(written: string, site: string) {
  const { origin, pathname, searchParams } = URL.parse(written, site) ?? {};
  if (origin !== new URL(site).origin || pathname === undefined) return null;
  const { path, language } = splitPrefix(pathname);
  const [, type, digits] = /^\/(movie|tv)\/([1-9]\d{0,9})(?:\/[^/]*)?\/?$/u.exec(path) ?? [];
  const id = Number(digits);
  if ((type !== "movie" && type !== "tv") || id > BOUNDS.id.max) return null;
  const countryCode = toCountryCode(searchParams?.get("country") ?? "");
  return { type, id, countryCode, language: language.code } as const;
}

export function addOEmbedRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const { services } = parts;
  const route = domainRoute(parts, "oembed", {
    read: (request, site) => {
      const { url, format, maxwidth, maxheight } = parseSharedRequest(REQUEST, request).query;
      // The status that oEmbed 1.0 has for a format that is not given.
      if (format !== "json") {
        throw new AppError("NOT_IMPLEMENTED", "Only JSON is given: leave format out, or say json.");
      }
      const page = readTitlePage(url, site);
      if (page === null)
        throw new AppError(
          "NOT_FOUND",
          "Only pages of movies and shows of this site can be embedded.",
        );
      const [width, height] = [Math.min(maxwidth, WIDTH), Math.min(maxheight, HEIGHT)];
      return { site, ...page, width, height };
    },
    maxAge: MAX_AGE,
    produce: async ({ site, type, id, countryCode, language, width, height }, { titles }) => {
      const title = await titles.details(type, id);
      if (title === null) throw new AppError("NOT_FOUND", "There is no such title.");
      const text = getMessages(language);
      const shown = getNameWithYear(title);
      const query = new URLSearchParams();
      let name = text("whereToWatchTitle", { title: shown });
      if (countryCode !== null) {
        query.set("country", countryCode);
        const country = withArticle(countryName(countryCode, tagOf(language)), language);
        name = text("whereToWatch", { title: shown, country });
      }
      if (language !== DEFAULT_LANGUAGE) query.set("language", language);
      const src = `${site}/embed/${type}/${id}${query.size === 0 ? "" : `?${query}`}`;
      const { backdropPath } = title;
      const body = {
        version: "1.0",
        type: "rich",
        title: name,
        provider_name: "Flickmap",
        provider_url: site,
        cache_age: MAX_AGE,
        html: `<iframe src="${escapeMarkup(src)}" title="${escapeMarkup(name)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`,
        width,
        height,
        ...(backdropPath !== null && {
          thumbnail_url: new URL(services.site.imageUrls.getUrl(backdropPath, "w780"), site).href,
          thumbnail_width: 780,
          thumbnail_height: 439,
        }),
      };
      return { contentType: "application/json; charset=utf-8", body: JSON.stringify(body) };
    },
  });
  app.get("/oembed", route);
}
