import { hash } from "node:crypto";
import { getLanguage, getPrefix } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { getFamily, type Provider } from "../../domain/availability/providers.ts";
import type { NamedChange } from "../../domain/changes/changes.ts";
import { MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";
import { toPagePath } from "../../domain/titles/title.ts";
import { changeFilter, changesRequest } from "../rest/change-filter.ts";
import { country, cursor, language, titleList } from "../rest/parameters.ts";
import { parseSharedRequest } from "../rest/parse-shared-request.ts";

const ENTRIES = 50;
/** Feed readers look a few times an hour. */
const MAX_AGE = 600;
const ATOM = "application/atom+xml";
const RIGHTS =
  "Film data by TMDB, availability data by JustWatch, under their terms. This product uses the TMDB API but is not endorsed or certified by TMDB.";

const PATH = "/feeds/:country.atom";
const REQUEST = {
  params: z.object({ country: country() }),
  query: changeFilter.extend({
    language,
    titles: titleList(MAX_LENGTHS.followedTitles, "m550", "t1396").optional(),
    after: cursor.optional(),
  }),
};
const FORMER_NAMES = { provider: "providers", family: "provider_families" };

/** Serves `/feeds/{country}.atom` (RFC 4287): the latest changes of availability in a country. */
export function addFeedRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const route = domainRoute(parts, "feed", {
    read: readFeed,
    maxAge: MAX_AGE,
    produce: async (input, domain) => {
      const { countryCode, filter, after, language, site } = input;
      const { name: country } = await domain.reference.country(countryCode);
      const request = changesRequest({ ...filter, country: countryCode });
      const page = await domain.changes().page(request, ENTRIES, after);
      const { changes, observingSince, storeId, hasNextPage } = page;
      const last = hasNextPage ? changes.at(-1) : undefined;
      const messages = getMessages(language);
      const only = filterInWords(filter, await domain.changes().knownProviders(), language);
      const note = domain.source === "SAMPLE" ? ` ${messages("sampleOffers")}` : "";
      const { providers: provider, provider_families: family, kinds, change, type } = filter;
      const shown = { country: countryCode, change, type, kinds, family, provider };
      const newPath = `${getPrefix({ code: language })}/new?${toQuery(shown)}`;
      const first = feedPath(input, null);
      // Where nothing was observed yet, observing begins with the gateway.
      const updated = changes[0]?.observedAt ?? observingSince ?? performance.timeOrigin;
      const body = [
        '<?xml version="1.0" encoding="utf-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tagOf(language)}">`,
        element("id", identifier(`feed ${storeId} ${first}`)),
        element("title", [messages("feedTitle", { country }), ...only].join(", ")),
        element("subtitle", messages("feedSubtitle") + note),
        element("updated", moment(updated)),
        "<author><name>Flickmap</name></author>",
        link("self", ATOM, site + feedPath(input, after)),
        link("alternate", "text/html", site + newPath),
        link("first", ATOM, site + first),
        // The film database's, as its terms ask for beside its data.
        element("logo", `${site}/icons/tmdb.svg`),
        // To older changes (RFC 5005).
        ...(last ? [link("next", ATOM, site + feedPath(input, last.cursor))] : []),
        element("rights", RIGHTS),
        ...changes.flatMap((change) => entry(change, input)),
        "</feed>\n",
      ].join("\n");
      return { contentType: `${ATOM}; charset=utf-8`, body };
    },
  });
  app.get(PATH, route);
  rejectOtherMethods(app, PATH, ["GET", "HEAD"]);
}

function readFeed(request: FastifyRequest, site: string) {
  const { params, query } = parseSharedRequest(REQUEST, request, FORMER_NAMES);
  const { after = null, language, ...filter } = query;
  return { countryCode: params.country, filter, after, language, site };
}
type FeedInput = ReturnType<typeof readFeed>;

function entry(
  { title, name, provider, providerDetails, observedAt, kind, change, cursor }: NamedChange,
  { site, countryCode, language }: FeedInput,
): readonly string[] {
  const messages = getMessages(language);
  const service = providerDetails?.name ?? messages("service", { number: provider });
  const came = change === "ADDED";
  const path = `${toPagePath(title.type, title.id, name, language)}?country=${countryCode}`;
  const values = { title: name, service, kind: messages(kind) };
  return [
    "<entry>",
    element("id", identifier(`change ${cursor} ${language}`)),
    element("title", messages(came ? "nowOn" : "goneFrom", values)),
    element("updated", moment(observedAt)),
    link("alternate", "text/html", site + path),
    element("summary", messages(came ? "came" : "left", values)),
    "</entry>",
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(rel: string, type: string, url: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(url)}"/>`;
}

/** A UUID (RFC 9562, version 8) made of a name: the same under every URL of the site. */
function identifier(name: string): string {
  const digits = hash("sha256", name, "hex");
  return `urn:uuid:${digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/u, "$1-$2-8$3-8$4-$5")}`;
}

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** What the filter of a feed leaves, such as `Netflix` and `to rent`; an unknown provider is called by its number. */
function filterInWords(
  { providers = [], provider_families: ids = [], kinds = [], ...others }: FeedInput["filter"],
  allProviders: ReadonlyMap<number, Provider>,
  language: LanguageCode,
): readonly string[] {
  const { change, type, titles } = others;
  const messages = getMessages(language);
  const anyOf = new Intl.ListFormat(getLanguage(language).tag, { type: "disjunction" });
  const families = new Map(
    [...allProviders.values()].map(({ name }) => [getFamily(name).id, getFamily(name).name]),
  );
  const services = [
    ...ids.map((id) => families.get(id) ?? id),
    ...providers.map((id) => allProviders.get(id)?.name ?? messages("service", { number: id })),
  ];
  return [
    anyOf.format(services),
    anyOf.format(kinds.map((kind) => messages(kind))),
    change === undefined ? "" : messages(change === "added" ? "onlyNew" : "onlyGone"),
    type === undefined ? "" : messages(type === "movie" ? "movies" : "shows"),
    titles === undefined ? "" : messages("titles", { count: titles.length }),
  ].filter((part) => part !== "");
}

/** The path of a page of a feed, by which readers know it: it names the filter, and nothing that they append. */
function feedPath({ countryCode, filter, language }: FeedInput, after: string | null): string {
  const titles = filter.titles?.map(({ type, id }) => `${type === "movie" ? "m" : "t"}${id}`);
  const stated = language === DEFAULT_LANGUAGE ? null : language;
  const query = toQuery({ language: stated, ...filter, titles, after });
  return `/feeds/${countryCode}.atom${query && `?${query}`}`;
}

/** A query of the values that are given; lists have commas between. */
function toQuery(values: object): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value == null ? [] : [`${name}=${String(value)}`]))
    .join("&");
}
