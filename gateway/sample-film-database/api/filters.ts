import type { ProviderIndex } from "../availability/provider-index.ts";
import { OFFER_KINDS } from "../availability/services.ts";
import type { Kind, Title } from "../catalog/title.ts";
import type { People } from "../catalog/people.ts";
import { KEYWORDS } from "../reference/keywords.ts";
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

/** A list of numbers: all of them (comma) or any of them (pipe), as the film database reads it. */
function listMatcher(text: string): (has: (value: number) => boolean) => boolean {
  const values = numbers(text);
  return (has) => (text.includes("|") ? values.some(has) : values.every(has));
}

const numbers = (text: string) => text.split(/[,|]/).map(Number);

function numberFilters(query: URLSearchParams): Filter[] {
  const measures: readonly (readonly [string, (title: Title) => number])[] = [
    ["vote_average", (title) => title.voteAverage],
    ["vote_count", (title) => title.voteCount],
    ["with_runtime", (title) => title.runtime ?? 0],
  ];
  return measures.flatMap(([name, measure]) => {
    const least = query.get(`${name}.gte`);
    const most = query.get(`${name}.lte`);
    const filters: Filter[] = [];
    if (least) filters.push((title) => measure(title) >= Number(least));
    if (most) filters.push((title) => measure(title) <= Number(most));
    return filters;
  });
}

function dateFilters(kind: Kind, query: URLSearchParams): Filter[] {
  const name = kind === "movie" ? "primary_release" : "first_air";
  const from = query.get(`${name}_date.gte`);
  const until = query.get(`${name}_date.lte`);
  const year = query.get(kind === "movie" ? "primary_release_year" : "first_air_date_year");
  const filters: Filter[] = [];
  if (from) filters.push((title) => title.date >= from);
  if (until) filters.push((title) => title.date !== "" && title.date <= until);
  if (year) filters.push((title) => title.date.startsWith(year));
  if (kind === "tv" && (query.has("air_date.gte") || query.has("air_date.lte"))) {
    const first = query.get("air_date.gte") ?? "0000-01-01";
    const last = query.get("air_date.lte") ?? "9999-12-31";
    filters.push((title) => isOnTheAir(title, first, last));
  }
  return filters;
}

function listFilters(query: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  const genres = query.get("with_genres");
  if (genres) {
    const matches = listMatcher(genres);
    filters.push((title) => matches((id) => title.genreIds.includes(id)));
  }
  const withoutGenres = query.get("without_genres");
  if (withoutGenres) {
    const ids = numbers(withoutGenres);
    filters.push((title) => !ids.some((id) => title.genreIds.includes(id)));
  }
  const language = query.get("with_original_language");
  if (language) filters.push((title) => title.language === language);
  const country = query.get("with_origin_country");
  if (country) filters.push((title) => title.countries.includes(country));
  return filters;
}

function keywordFilter(query: URLSearchParams): Filter[] {
  const keywords = query.get("with_keywords");
  if (!keywords) return [];
  const matches = listMatcher(keywords);
  return [({ overview }) => matches((id) => KEYWORDS.get(id)?.says.test(overview) ?? false)];
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
  const matches = listMatcher(wanted);
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
    const matches = listMatcher(wanted);
    filters.push((title) => matches((id) => carries(title, id)));
  } else if (ways) {
    filters.push((title) => carries(title));
  }
  if (unwanted) {
    const ids = numbers(unwanted);
    filters.push((title) => !ids.some((id) => carries(title, id)));
  }
  return filters;
}
