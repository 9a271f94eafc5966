import { countryName, toCountryCode, withArticle } from "@flickmap/schema/country-names.ts";
import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parseSharedRequest } from "../../api/rest/parse-shared-request.ts";
import { createDomain } from "../../domain.ts";
import { BOUNDS } from "../../domain/titles/bounds.ts";
import { getNameWithYear } from "../../domain/titles/title.ts";
import { AppError } from "../../errors.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";
import { publicResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { Freshness } from "../../request-scope.ts";
import { SHARE_SIZE, toSharePath } from "../../images/share-image-file.ts";
import type { Title } from "../../domain/titles/title.ts";
import type { Services } from "../../services.ts";
import { SHARE_IMAGE } from "../share/draw-share-image.ts";

/** What the route is made of. */
export interface OEmbedParts {
  readonly services: Services;
  readonly responses: ResponseCache;
  /** Where people reach the site, without a slash at the end; null when it is not set. */
  readonly publicUrl: string | null;
}

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
    maxwidth: size.optional(),
    maxheight: size.optional(),
  }),
};

/** A title's page of this site. */
interface TitlePageUrl {
  readonly type: "movie" | "tv";
  readonly id: number;
  /** The query of its embedded answer, which begins with `?` or is empty. */
  readonly query: string;
  readonly countryCode: string | null;
  readonly language: LanguageCode;
}

/** Reads the URL of a title's page, which may be relative; null for any other URL. */
const readTitlePage = (written: string, site: string): TitlePageUrl | null => {
  if (!URL.canParse(written, site)) return null;
  const { origin, pathname, searchParams } = new URL(written, site);
  if (origin !== new URL(site).origin) return null;
  const { path, language } = splitPrefix(pathname);
  const { code } = language;
  const [, type, digits] = /^\/(movie|tv)\/([1-9]\d{0,9})(?:\/[^/]*)?\/?$/u.exec(path) ?? [];
  const id = Number(digits);
  if ((type !== "movie" && type !== "tv") || id > BOUNDS.id.max) return null;
  const query = new URLSearchParams();
  const country = toCountryCode(searchParams.get("country") ?? "");
  if (country !== null) query.set("country", country);
  if (code !== DEFAULT_LANGUAGE) query.set("language", code);
  return {
    type,
    id,
    query: query.size === 0 ? "" : `?${query}`,
    countryCode: country,
    language: code,
  };
};

interface Wanted {
  readonly site: string;
  readonly page: TitlePageUrl;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture of a page: its answer where the link says of which country, else the title's artwork, for who opens the
 * page may be anywhere. Null where there is none.
 */
const getThumbnail = (
  { backdropPath }: Title,
  { type, id, countryCode, language }: TitlePageUrl,
  site: string,
  { site: { imageUrls, imageHost } }: Services,
) => {
  const isAnswer = countryCode !== null && imageHost === null;
  const path = isAnswer ? toSharePath({ type, id, countryCode, language }) : backdropPath;
  if (path === null) return null;
  const url = imageUrls.getUrl(path, isAnswer ? SHARE_SIZE : "w780");
  const { width, height } = isAnswer ? SHARE_IMAGE : { width: 780, height: 439 };
  return {
    thumbnail_url: new URL(url, site).href,
    thumbnail_width: width,
    thumbnail_height: height,
  };
};

/** Serves `/oembed`: the page of a title as other sites embed it, by oEmbed 1.0: its answer in a frame. */
export function addOEmbedRoute(app: FastifyInstance, parts: OEmbedParts): void {
  const { services, responses, publicUrl } = parts;
  app.get(
    "/oembed",
    cachedRoute<Wanted>({
      responses,
      read: (request) => {
        const { url, format, maxwidth, maxheight } = parseSharedRequest(REQUEST, request).query;
        // The status that oEmbed 1.0 has for a format that is not given.
        if (format !== "json") {
          throw new AppError(
            "NOT_IMPLEMENTED",
            "Only JSON is given: leave format out, or say json.",
          );
        }
        const site = publicUrl ?? getRequestOrigin(request);
        const page = readTitlePage(url, site);
        if (page === null)
          throw new AppError(
            "NOT_FOUND",
            "Only pages of movies and shows of this site can be embedded.",
          );
        return {
          site,
          page,
          width: Math.min(maxwidth ?? WIDTH, WIDTH),
          height: Math.min(maxheight ?? HEIGHT, HEIGHT),
        };
      },
      key: ({ site, page: { type, id, query }, width, height }) =>
        `oembed ${site} ${type} ${id} ${query} ${width} ${height}`,
      produce: async ({ site, page, width, height }, producedFor) => {
        const { type, id, query, countryCode, language } = page;
        const freshness = new Freshness();
        const scope = { ...producedFor, freshness, priority: "visitor", language } as const;
        const title = await createDomain(services, scope).titles.details(type, id);
        if (title === null) throw new AppError("NOT_FOUND", "There is no such title.");
        const text = getMessages(language);
        const shown = getNameWithYear(title);
        const name =
          countryCode === null
            ? text("whereToWatchTitle", { title: shown })
            : text("whereToWatch", {
                title: shown,
                country: withArticle(countryName(countryCode, tagOf(language)), language),
              });
        const src = `${site}/embed/${type}/${id}${query}`;
        // Without a public URL it holds that of the request: it is for its client alone.
        freshness.limit({ maxAge: publicUrl === null ? 0 : MAX_AGE });
        return publicResponse(
          "application/json; charset=utf-8",
          JSON.stringify({
            version: "1.0",
            type: "rich",
            title: name,
            provider_name: "Flickmap",
            provider_url: site,
            cache_age: MAX_AGE,
            html: `<iframe src="${escapeMarkup(src)}" title="${escapeMarkup(name)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`,
            width,
            height,
            ...getThumbnail(title, page, site, services),
          }),
          freshness.policy.maxAge,
          { "content-language": tagOf(language) },
        );
      },
    }),
  );
}
