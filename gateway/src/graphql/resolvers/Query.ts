import type { QueryResolvers } from "../../generated/resolvers.ts";
import { HomeLists } from "../../loaders/home-lists.ts";
import { discoverQuestion } from "../discover-input.ts";
import { moviePage, tvShowPage } from "../pages.ts";
import { movieOfDetails, tvShowOfDetails } from "../titles.ts";
import { checkId, checkPage } from "../validation.ts";
import { countries, languages, visitorCountry } from "../queries/countries.ts";
import { providerFamilies, providers } from "../queries/providers.ts";
import { sessionRating } from "../queries/ratings.ts";
import { autocomplete, search } from "../queries/search.ts";
import { titles } from "../queries/titles.ts";

export const Query: QueryResolvers = {
  movie: async (_, { id }, { loaders }) => movieOfDetails(await loaders.movie.load(checkId(id))),
  tvShow: async (_, { id }, { loaders }) => tvShowOfDetails(await loaders.tvShow.load(checkId(id))),
  title: async (_, { type, id }, { loaders }) =>
    type === "MOVIE"
      ? movieOfDetails(await loaders.movie.load(checkId(id)))
      : tvShowOfDetails(await loaders.tvShow.load(checkId(id))),
  titles,
  trending: async (_, { type, window, page }, { filmDatabase }) => {
    checkPage(page);
    const span = window === "DAY" ? "day" : "week";
    return type === "MOVIE"
      ? moviePage(await filmDatabase.trending("movie", span, page))
      : tvShowPage(await filmDatabase.trending("tv", span, page));
  },
  popular: async (_, { type, region, page }, { filmDatabase }) => {
    checkPage(page);
    return type === "MOVIE"
      ? moviePage(await filmDatabase.popular("movie", region ?? undefined, page))
      : tvShowPage(await filmDatabase.popular("tv", undefined, page));
  },
  topRated: async (_, { type, region, page }, { filmDatabase }) => {
    checkPage(page);
    return type === "MOVIE"
      ? moviePage(await filmDatabase.topRated("movie", region ?? undefined, page))
      : tvShowPage(await filmDatabase.topRated("tv", undefined, page));
  },
  nowPlaying: async (_, { region, page }, { filmDatabase }) =>
    moviePage(await filmDatabase.nowPlaying(region ?? undefined, checkPage(page))),
  upcoming: async (_, { region, page }, { filmDatabase }) =>
    moviePage(await filmDatabase.upcoming(region ?? undefined, checkPage(page))),
  discover: async (_, { type, filter, sort, page }, { filmDatabase }) => {
    const question = discoverQuestion(filter, sort, checkPage(page));
    return type === "MOVIE"
      ? moviePage(await filmDatabase.discover("movie", question))
      : tvShowPage(await filmDatabase.discover("tv", question));
  },
  search,
  autocomplete,
  genres: async (_, { type }, { filmDatabase }) =>
    (await filmDatabase.genres(type === "MOVIE" ? "movie" : "tv")).value.genres,
  home: (_, { country }, { filmDatabase, services }) => ({
    lists: new HomeLists(filmDatabase, country ?? null, services.site.homeReferenceDate),
  }),
  countries,
  languages,
  visitorCountry,
  providers,
  providerFamilies,
  sessionRating,
  site: (_, __, { filmDatabase, services }) => ({
    source: filmDatabase.source,
    supportEmail: services.site.supportEmail,
  }),
};
