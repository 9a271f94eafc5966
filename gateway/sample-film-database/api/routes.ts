import type { Kind, Title } from "../catalog/title.ts";
import { notFound } from "../http/api-error.ts";
import { genresIn } from "../reference/genres.ts";
import { findKeywords, KEYWORDS } from "../reference/keywords.ts";
import { allLanguages } from "../reference/languages.ts";
import { appendable } from "./appendable.ts";
import { collection } from "./collections.ts";
import type { ApiContext } from "./context.ts";
import { details } from "./details.ts";
import { discover } from "./filters.ts";
import { find } from "./find.ts";
import { inRegion, type Lists } from "./lists.ts";
import { pageFrom, paged } from "./paging.ts";
import { personDetails } from "./person.ts";
import { movieCertifications } from "./releases.ts";
import { search } from "./search.ts";
import { listItem, mixedItem, personResult } from "./shapes.ts";
import { seasonWatchProviders, serviceList, watchRegions } from "./watch-providers.ts";

/** Answers one address: the groups of its pattern, and the query. */
type Answer = (groups: Readonly<Record<string, string>>, query: URLSearchParams) => unknown;

/** One row an address of the API. */
export type Route = readonly [pattern: RegExp, answer: Answer];

/** The addresses of the API below `/3/`, in the order in which they are tried. */
export function routes(context: ApiContext): readonly Route[] {
  const { catalog, lists } = context;
  const searching = search(catalog);
  const list = (titles: readonly Title[], query: URLSearchParams) =>
    paged(titles, pageFrom(query), (title) => listItem(title, query.get("language")));
  const regional = (titles: readonly Title[], query: URLSearchParams) =>
    list(inRegion(titles, query.get("region")), query);
  const dated = ({ titles, dates }: Lists["upcoming"], query: URLSearchParams) => ({
    dates,
    ...regional(titles, query),
  });
  const trending = (media: string, window: "day" | "week", query: URLSearchParams) => {
    const { movie, tv } = lists.trending[window];
    if (media === "person") {
      return paged(catalog.people.all, pageFrom(query), (person) => ({
        ...personResult(person, query.get("language")),
        media_type: "person",
      }));
    }
    const titles = media === "movie" ? movie : tv;
    return paged(titles, pageFrom(query), (title) => mixedItem(title, query.get("language")));
  };
  return [
    [/^configuration\/languages$/, () => allLanguages],
    [
      /^genre\/(?<kind>movie|tv)\/list$/,
      ({ kind }, query) => ({ genres: genresIn(kindOf(kind), query.get("language")) }),
    ],
    [
      /^trending\/(?<media>movie|tv|person)\/(?<window>day|week)$/,
      ({ media = "", window }, query) => trending(media, window === "day" ? "day" : "week", query),
    ],
    [/^movie\/popular$/, (_, query) => regional(lists.popular.movie, query)],
    [/^movie\/top_rated$/, (_, query) => regional(lists.topRated.movie, query)],
    [/^movie\/now_playing$/, (_, query) => dated(lists.nowPlaying, query)],
    [/^movie\/upcoming$/, (_, query) => dated(lists.upcoming, query)],
    [/^tv\/popular$/, (_, query) => list(lists.popular.tv, query)],
    [/^tv\/top_rated$/, (_, query) => list(lists.topRated.tv, query)],
    [/^tv\/on_the_air$/, (_, query) => list(lists.onTheAir, query)],
    [
      /^discover\/(?<kind>movie|tv)$/,
      ({ kind }, query) => list(discover(context, kindOf(kind), query), query),
    ],
    [
      /^search\/multi$/,
      (_, query) =>
        paged(searching.everything(query.get("query") ?? ""), pageFrom(query), (found) =>
          "title" in found
            ? mixedItem(found.title, query.get("language"))
            : { ...personResult(found.person, query.get("language")), media_type: "person" },
        ),
    ],
    [
      /^search\/(?<kind>movie|tv)$/,
      ({ kind }, query) => list(searching.titles(kindOf(kind), query), query),
    ],
    [
      /^search\/person$/,
      (_, query) =>
        paged(searching.people(query.get("query") ?? ""), pageFrom(query), (person) =>
          personResult(person, query.get("language")),
        ),
    ],
    [
      /^search\/keyword$/,
      (_, query) =>
        paged(findKeywords(query.get("query") ?? ""), pageFrom(query), (keyword) => keyword),
    ],
    [/^keyword\/(?<id>\d+)$/, ({ id }) => keywordOf(Number(id))],
    [/^certification\/movie\/list$/, movieCertifications],
    [
      /^watch\/providers\/(?<kind>movie|tv)$/,
      ({ kind }, query) => serviceList(kindOf(kind), query.get("watch_region")),
    ],
    [/^watch\/providers\/regions$/, watchRegions],
    [/^find\/(?<id>[^/]+)$/, ({ id = "" }, query) => find(catalog, id, query)],
    [/^person\/(?<id>\d+)$/, ({ id }, query) => personDetails(catalog, Number(id), query)],
    [
      /^tv\/(?<id>\d+)\/season\/(?<number>\d+)\/watch\/providers$/,
      ({ id, number }) => ({
        id: Number(id),
        ...seasonWatchProviders(...seasonOf(context, id, number), context.day()),
      }),
    ],
    [
      /^collection\/(?<id>\d+)$/,
      ({ id }, query) => collection(catalog, Number(id), query.get("language")),
    ],
    [
      /^(?<kind>movie|tv)\/(?<id>\d+)$/,
      ({ kind, id }, query) => details(context, titleOf(context, kind, id), query),
    ],
    [
      /^(?<kind>movie|tv)\/(?<id>\d+)\/(?<part>.+)$/,
      ({ kind, id, part = "" }, query) => {
        const answer = appendable(context, titleOf(context, kind, id), part, query);
        if (typeof answer !== "object" || answer === null) throw notFound();
        return "page" in answer ? answer : { id: Number(id), ...answer };
      },
    ],
  ];
}

function kindOf(text: string | undefined): Kind {
  return text === "tv" ? "tv" : "movie";
}

function keywordOf(id: number) {
  const keyword = KEYWORDS.get(id);
  if (!keyword) throw notFound();
  return { id, name: keyword.name };
}

function titleOf(context: ApiContext, kind: string | undefined, id: string | undefined): Title {
  const title = context.catalog[kindOf(kind)].byId.get(Number(id));
  if (!title) throw notFound();
  return title;
}

function seasonOf(context: ApiContext, id: string | undefined, number: string | undefined) {
  const title = titleOf(context, "tv", id);
  const season = title.seasons.find((candidate) => candidate.number === Number(number));
  if (!season) throw notFound();
  return [title, season] as const;
}
