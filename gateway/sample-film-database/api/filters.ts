import type { ProviderIndex } from "../availability/provider-index.ts";
import { OFFER_KINDS } from "../availability/services.ts";
import type { Kind, Title } from "../catalog/title.ts";
import { isDay } from "../dates.ts";
import { invalidDate, invalidParameters } from "../http/api-error.ts";
import type { People } from "../catalog/people.ts";
import { keywordsOf } from "../reference/keywords.ts";
import { isCertifiedUpTo, isReleasedIn } from "./releases.ts";
import { isOnTheAir } from "./lists.ts";
import type { ApiContext } from "./context.ts";
import { sorted } from "./sorting.ts";

type Filter = (title: Title) => boolean;

/** All the titles that a query of discover finds, in its order; parameters not known are ignored. */
export function discover(
  { catalog, providers }: ApiContext,
  kind: Kind,
  query: URLSearchParams,
): readonly Title[] {
  const filters = [
    ...numberFilters(query),
    ...dateFilters(kind, query),
    ...listFilters(query),
    ...regionFilter(kind, query),
    ...providerFilters(kind, query, providers),
    ...keywordFilter(query),
    ...(kind === "movie"
      ? [...certificationFilter(query), ...peopleFilter(query, catalog.people)]
      : []),
  ];
  const found = catalog[kind].titles.filter((title) => filters.every((filter) => filter(title)));
  return sorted(kind, found, query.get("sort_by"));
}

/** A list of values: all of them (comma) or any of them (pipe), as the film database reads it. */
function listMatcher<Value>(
  text: string,
  read: (part: string) => Value,
): (has: (value: Value) => boolean) => boolean {
  const any = text.includes("|");
  const values = text
    .split(any ? "|" : ",")
    .filter(Boolean)
    .map(read);
  return (has) => (any ? values.some(has) : values.every(has));
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw invalidParameters();
  return Number(text);
}

function numberFilters(query: URLSearchParams): Filter[] {
  const measures: readonly (readonly [string, (title: Title) => number])[] = [
    ["vote_average", (title) => title.voteAverage],
    ["vote_count", (title) => title.voteCount],
    ["with_runtime", (title) => title.runtime ?? 0],
  ];
  return measures.flatMap(([name, measure]) => {
    const least = bound(query, `${name}.gte`);
    const most = bound(query, `${name}.lte`);
    const filters: Filter[] = [];
    if (least !== undefined) filters.push((title) => measure(title) >= least);
    if (most !== undefined) filters.push((title) => measure(title) <= most);
    return filters;
  });
}

function bound(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === "") return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw invalidParameters();
  return value;
}

function dateFilters(kind: Kind, query: URLSearchParams): Filter[] {
  const names = kind === "movie" ? ["primary_release_date", "release_date"] : ["first_air_date"];
  const years = kind === "movie" ? ["primary_release_year", "year"] : ["first_air_date_year"];
  const filters: Filter[] = [];
  for (const name of names) {
    const from = day(query, `${name}.gte`);
    const until = day(query, `${name}.lte`);
    if (from !== undefined) filters.push((title) => title.date >= from);
    if (until !== undefined) filters.push((title) => title.date !== "" && title.date <= until);
  }
  if (kind === "tv" && (query.has("air_date.gte") || query.has("air_date.lte"))) {
    const from = day(query, "air_date.gte") ?? "0000-01-01";
    const until = day(query, "air_date.lte") ?? "9999-12-31";
    filters.push((title) => isOnTheAir(title, from, until));
  }
  for (const name of years) {
    const text = query.get(name);
    if (text === null || text === "") continue;
    const year = String(wholeNumber(text)).padStart(4, "0");
    filters.push((title) => title.date.startsWith(year));
  }
  return filters;
}

function day(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name);
  if (text === null || text === "") return undefined;
  const date = text.slice(0, 10);
  if (!isDay(date)) throw invalidDate();
  return date;
}

function listFilters(query: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  const genres = query.get("with_genres");
  if (genres) {
    const matches = listMatcher(genres, wholeNumber);
    filters.push((title) => matches((id) => title.genreIds.includes(id)));
  }
  const withoutGenres = query.get("without_genres");
  if (withoutGenres) {
    const ids = withoutGenres.split(/[,|]/).map(wholeNumber);
    filters.push((title) => !ids.some((id) => title.genreIds.includes(id)));
  }
  const languages = query.get("with_original_language")?.split("|");
  if (languages && languages[0] !== "") {
    filters.push((title) => languages.includes(title.language));
  }
  const countries = query.get("with_origin_country");
  if (countries) {
    const matches = listMatcher(countries, String);
    filters.push((title) => matches((code) => title.countries.includes(code)));
  }
  return filters;
}

function keywordFilter(query: URLSearchParams): Filter[] {
  const keywords = query.get("with_keywords");
  if (!keywords) return [];
  const matches = listMatcher(keywords, wholeNumber);
  return [({ overview }) => matches((id) => keywordsOf(overview).some((one) => one.id === id))];
}

/** `certification.lte` means nothing without a country. Shows have no certificates here. */
function certificationFilter(query: URLSearchParams): Filter[] {
  const strictest = query.get("certification.lte");
  const country = query.get("certification_country")?.toUpperCase();
  if (!strictest || !country) return [];
  return [(title) => isCertifiedUpTo(title, country, strictest)];
}

/** Those who play in a movie, or make it. Shows do not take it. */
function peopleFilter(query: URLSearchParams, people: People): Filter[] {
  const wanted = query.get("with_people");
  if (!wanted) return [];
  const matches = listMatcher(wanted, wholeNumber);
  return [(title) => matches((id) => people.byId.get(id)?.titles.includes(title) ?? false)];
}

/** For movies `region` keeps those that came, or come, to cinemas there; shows do not take it. */
function regionFilter(kind: Kind, query: URLSearchParams): Filter[] {
  const region = query.get("region");
  if (kind === "tv" || !region) return [];
  return [(title) => isReleasedIn(title, region.toUpperCase())];
}

function providerFilters(kind: Kind, query: URLSearchParams, providers: ProviderIndex): Filter[] {
  const region = query.get("watch_region")?.toUpperCase();
  const wanted = query.get("with_watch_providers");
  const unwanted = query.get("without_watch_providers");
  const ways = query.get("with_watch_monetization_types");
  if (!region || !(wanted || unwanted || ways)) return [];
  const offers = providers(kind, region);
  const kinds = ways ? OFFER_KINDS.filter((way) => ways.split(/[|,]/).includes(way)) : OFFER_KINDS;
  const filters: Filter[] = [];
  const carries = (title: Title, id?: number): boolean =>
    (offers.get(title) ?? []).some(
      ({ service, kinds: offered }) =>
        (id === undefined || service.id === id) && offered.some((way) => kinds.includes(way)),
    );
  if (wanted) {
    const matches = listMatcher(wanted, wholeNumber);
    filters.push((title) => matches((id) => carries(title, id)));
  } else if (ways) {
    filters.push((title) => carries(title));
  }
  if (unwanted) {
    const ids = unwanted.split(/[,|]/).map(wholeNumber);
    filters.push((title) => !ids.some((id) => carries(title, id)));
  }
  return filters;
}
