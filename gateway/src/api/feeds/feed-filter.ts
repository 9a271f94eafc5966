import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { z } from "zod";
import { getFamily } from "../../domain/availability/families.ts";
import { OFFER_KINDS, type Provider } from "../../domain/availability/offers.ts";
import { getMessages } from "../../lib/messages.ts";
import type { feed } from "../rest/parameters/changes.ts";

/** The filter of a feed, as its query has it. */
type FeedQuery = Omit<z.output<typeof feed>, "after" | "language">;

/** A feed's filter in words for its title, and as the query of the page `/new`; an unknown provider is called by its number. */
export function feedFilter(
  query: FeedQuery,
  country: string,
  allProviders: ReadonlyMap<number, Provider>,
  language: LanguageCode,
): { only: string[]; pageQuery: string } {
  const { providers = [], provider_families: ids = [], kinds = [], change, type, titles } = query;
  const messages = getMessages(language);
  const anyOf = new Intl.ListFormat(getLanguage(language).tag, { type: "disjunction" });
  const families = new Map(
    [...allProviders.values()].map(({ name }) => [getFamily(name).id, getFamily(name).name]),
  );
  const services = [
    ...ids.map((id) => families.get(id) ?? id),
    ...providers.map((id) => allProviders.get(id)?.name ?? messages("service", { number: id })),
  ];
  const only = [
    anyOf.format(services),
    anyOf.format(kinds.map((kind) => messages(kind))),
    change === undefined ? "" : messages(change === "added" ? "onlyNew" : "onlyGone"),
    type === undefined ? "" : messages(type === "movie" ? "movies" : "shows"),
    titles === undefined ? "" : messages("titles", { count: titles.length }),
  ].filter((part) => part !== "");
  const written = [
    ["country", country],
    ["change", change ?? ""],
    ["type", type ?? ""],
    ["kinds", kinds.join(",")],
    ["family", ids.join(",")],
    ["provider", providers.join(",")],
  ].filter(([, value]) => value !== "");
  const search = new URLSearchParams(written).toString().replaceAll("%2C", ",");
  return { only, pageQuery: `?${search}` };
}

/** The path of a feed's first page: one for a filter, however it was requested, since readers know a feed by it. */
export function feedPath(
  country: string,
  query: FeedQuery,
  language: LanguageCode = DEFAULT_LANGUAGE,
): string {
  const { providers, provider_families: families, kinds, change, type, titles } = query;
  const sorted = (values: readonly string[] | undefined) =>
    values && [...new Set(values)].toSorted().join("|");
  const search = [
    ["language", language === DEFAULT_LANGUAGE ? undefined : language],
    ["providers", providers && [...new Set(providers)].toSorted((a, b) => a - b).join("|")],
    ["provider_families", sorted(families)],
    ["kinds", kinds && OFFER_KINDS.filter((kind) => kinds.includes(kind)).join("|")],
    ["change", change],
    ["type", type],
    [
      "titles",
      titles
        ?.map((title) => `${title.type === "movie" ? "m" : "t"}${title.id}`)
        .toSorted()
        .join(","),
    ],
  ].flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return `/feeds/${country}.atom${search.length === 0 ? "" : "?"}${search.join("&")}`;
}
