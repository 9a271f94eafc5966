import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { EMBED_STYLE, embedMessage, embedPage } from "./embed-page.ts";
import { AppError, toPublicError } from "../../errors.ts";
import { FALLBACK_COUNTRY } from "../pages/visitor-choices.ts";
import { toVisitor } from "../../http/clients/visitor-country.ts";
import { country, language, title } from "../../api/rest/parameters.ts";
import { parseSharedRequest } from "../../api/rest/parse-shared-request.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { EMBED, contentHash } from "../../http/policies.ts";

interface EmbedRouteParts extends DomainRouteParts {
  readonly imageOrigin: string | null;
  readonly countryHeader: string | null;
}

const MAX_AGE = 3600;
/** As many seasons are looked up as on the title's page. */
const MAX_SEASONS = 8;
const HTML = "text/html; charset=utf-8";
const REQUEST = {
  params: z.object(title),
  query: z.object({
    country: country().optional(),
    language,
    theme: z.enum(["light", "dark"]).optional(),
  }),
};

const parseEmbed = (request: FastifyRequest) => parseSharedRequest(REQUEST, request);

/** Serves `/embed/{type}/{id}`, the only page that may be framed: no scripts, no cookies. Without a country it redirects. */
export function addEmbedRoute(app: FastifyInstance, parts: EmbedRouteParts): void {
  const { services, imageOrigin, countryHeader } = parts;
  const policy = [
    "default-src 'none'",
    `style-src ${contentHash(EMBED_STYLE)}`,
    `img-src 'self'${imageOrigin === null ? "" : ` ${imageOrigin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
  type EmbedRequest = ReturnType<typeof parseEmbed>["params"] & {
    readonly countryCode: string;
    readonly language: LanguageCode;
    readonly theme: "light" | "dark" | undefined;
  };
  const route = domainRoute<EmbedRequest>(parts, "embed", {
    read: (request) => {
      const { params, query } = parseEmbed(request);
      const { country: countryCode, theme } = query;
      if (countryCode === undefined) return null;
      return { ...params, countryCode, theme, language: query.language };
    },
    maxAge: MAX_AGE,
    produce: async ({ type, id, countryCode, theme, language }, domain) => {
      const { titles, availability, reference, source } = domain;
      const title = await titles.details(type, id);
      if (title === null) {
        const lastKnown = await domain.formerTitles().lastKnown({ type, id });
        const text = getMessages(language);
        throw new AppError(
          "NOT_FOUND",
          lastKnown === null ? text("noSuchTitle") : text("goneTitle", { title: lastKnown.name }),
        );
      }
      const answer = await availability.whereToWatch(title, countryCode);
      const all = title.type === "tv" && answer.status === "HAS_OFFERS" ? title.seasons : [];
      const today = new Date().toISOString().slice(0, 10);
      // The offers of an only season are those of the show.
      const begun = (all.length > 1 ? all : [])
        .filter(({ number, airDate }) => number > 0 && airDate !== null && airDate <= today)
        .slice(0, MAX_SEASONS);
      const seasons = await Promise.all(
        begun.map(({ number }) => availability.ofSeason(title, number, countryCode)),
      );
      const body = embedPage({
        title,
        availability: answer,
        seasons: seasons.filter(({ status }) => status !== "FILM_DATABASE_UNAVAILABLE"),
        country: (await reference.country(countryCode)).name,
        language,
        theme,
        images: services.site.imageUrls,
        invented: source === "SAMPLE",
      });
      return { contentType: HTML, body, headers: { "content-security-policy": policy } };
    },
    otherwise: async (request, reply) => {
      const { params, query } = parseEmbed(request);
      const visitor = toVisitor(request, countryHeader);
      const countryCode = (await services.countryOf(visitor)) ?? FALLBACK_COUNTRY;
      const theme = query.theme === undefined ? "" : `&theme=${query.theme}`;
      const { language } = query;
      const inLanguage = language === DEFAULT_LANGUAGE ? "" : `&language=${language}`;
      return reply
        .header("cache-control", "no-store")
        .redirect(`/embed/${params.type}/${params.id}?country=${countryCode}${theme}${inLanguage}`);
    },
  });
  app.get("/embed/:type/:id", {
    ...route,
    config: { policy: EMBED },
    errorHandler: async (error: FastifyError, request, reply) => {
      const { status, message, retryAfterSeconds, expected } = toPublicError(error);
      if (!expected) request.log.error({ err: error }, "an embedded answer failed");
      if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
      // What is said of a title is in the language that was asked for; faults of the request and of Flickmap are English.
      const language = status === 404 ? parseEmbed(request).query.language : DEFAULT_LANGUAGE;
      return reply
        .code(status)
        .type(HTML)
        .header("cache-control", "no-store")
        .header("content-security-policy", policy)
        .header("content-language", tagOf(language))
        .send(embedMessage(message, language));
    },
  });
}
