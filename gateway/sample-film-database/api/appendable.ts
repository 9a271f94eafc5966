import { LANGUAGES } from "@flickmap/schema/languages.ts";
import type { Title } from "../catalog/title.ts";
import type { ApiContext } from "./context.ts";
import { aggregateCredits, credits } from "./credits.ts";
import { pageFrom, paged } from "./paging.ts";
import { contentRatings, releaseDates, videos } from "./releases.ts";
import { listItem } from "./shapes.ts";
import { similarTitles } from "./similar.ts";
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
      return watchProviders(title, context.day());
    case "external_ids":
      return externalIds(title);
    case "similar":
      return similar(context, title, query);
    case "translations":
      return { translations: translations(title) };
    case "videos":
      return videos(title);
    case "release_dates":
      return title.kind === "movie" ? releaseDates(title) : undefined;
    case "content_ratings":
      return title.kind === "tv" ? contentRatings(title) : undefined;
    case "aggregate_credits":
      return title.kind === "tv" ? aggregateCredits(context.catalog, title) : undefined;
    default:
      return undefined;
  }
}

function similar(context: ApiContext, title: Title, query: URLSearchParams) {
  const titles = similarTitles(context.catalog[title.kind], title);
  return paged(titles, pageFrom(query), (other) => listItem(other, query.get("language")));
}

function externalIds(title: Title) {
  return {
    imdb_id: title.imdbId,
    wikidata_id: title.wikidataId,
    ...(title.kind === "tv" && { tvdb_id: title.tvdbId && Number(title.tvdbId) }),
  };
}

/**
 * `translations` of a title: its texts in each language that has any. A name that is the original one is empty, as in the
 * film database.
 */
function translations(title: Title) {
  return LANGUAGES.flatMap(({ code, filmDatabase }) => {
    const text = code === "en" ? title : title.translations.get(filmDatabase);
    if (text === undefined) return [];
    const [iso_639_1 = "", iso_3166_1 = ""] = filmDatabase.split("-");
    const ownName = text.title === title.originalTitle ? "" : text.title;
    const { overview } = text;
    const data =
      title.kind === "movie" ? { overview, title: ownName } : { overview, name: ownName };
    return [{ iso_3166_1, iso_639_1, data }];
  });
}
