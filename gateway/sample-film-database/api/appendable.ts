import type { Title } from "../catalog/title.ts";
import type { ApiContext } from "./context.ts";
import { aggregateCredits, credits } from "./credits.ts";
import { pageFrom, paged } from "./paging.ts";
import { contentRatings, releaseDates, videos } from "./releases.ts";
import { listItem } from "./shapes.ts";
import { keywordsOf } from "../reference/keywords.ts";
import { similarTitles } from "./similar.ts";
import { translations } from "./translations.ts";
import { watchProviders } from "./watch-providers.ts";

/**
 * A part of a title that has an address of its own and can be appended to its details:
 * `credits`, `watch/providers`, `external_ids`, `similar` and so on. Undefined for a name that
 * the kind of title does not have.
 */
export function appendable(
  context: ApiContext,
  title: Title,
  name: string,
  query: URLSearchParams,
): unknown {
  switch (name) {
    case "credits":
      return credits(context.catalog, title);
    case "watch/providers":
      return watchProviders(context.catalog, title, context.day());
    case "external_ids":
      return externalIds(title);
    case "similar":
    case "recommendations":
      return similar(context, title, query);
    case "alternative_titles":
      return alternativeTitles(title);
    case "keywords":
      return { [title.kind === "movie" ? "keywords" : "results"]: keywordsOf(title.overview) };
    case "translations":
      return { translations: translations(title) };
    case "videos":
      return videos(title);
    default:
      return title.kind === "movie" ? movieOnly(title, name) : showOnly(context, title, name);
  }
}

function movieOnly(title: Title, name: string): unknown {
  return name === "release_dates" ? releaseDates(title) : undefined;
}

function showOnly(context: ApiContext, title: Title, name: string): unknown {
  if (name === "content_ratings") return contentRatings(title);
  if (name === "aggregate_credits") return aggregateCredits(context.catalog, title);
  return undefined;
}

function similar(context: ApiContext, title: Title, query: URLSearchParams) {
  const titles = similarTitles(context.catalog[title.kind], title);
  return paged(titles, pageFrom(query), (other) => listItem(other, query.get("language")));
}

function externalIds(title: Title) {
  const shared = {
    imdb_id: title.imdbId,
    wikidata_id: title.wikidataId,
    facebook_id: null,
    instagram_id: null,
    twitter_id: null,
  };
  return title.kind === "movie"
    ? shared
    : {
        ...shared,
        freebase_mid: null,
        freebase_id: null,
        tvdb_id: title.tvdbId && Number(title.tvdbId),
        tvrage_id: null,
      };
}

function alternativeTitles(title: Title) {
  const country = title.countries[0] ?? "US";
  const titles = title.alternativeTitles.map((name) => ({
    iso_3166_1: country,
    title: name,
    type: "",
  }));
  return title.kind === "movie" ? { titles } : { results: titles };
}
