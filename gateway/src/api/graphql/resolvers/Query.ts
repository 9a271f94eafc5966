import type {
  QueryResolvers,
  ResolversParentTypes,
  ResolversInterfaceTypes,
} from "../../../generated/resolvers.ts";
import { BOUNDS, checkNumber } from "../../../domain/titles/bounds.ts";
import { findReferenced } from "../../../domain/search/title-references.ts";
import type { Domain } from "../../../domain.ts";
import { narrowList } from "../../../domain/availability/narrow-list.ts";
import { findTitles } from "../../../domain/search/meant-titles.ts";
import { type NodeType, parseGlobalId } from "../global-id.ts";

type Lookup = (
  tmdbId: number,
  domain: Domain,
) => Promise<ResolversInterfaceTypes<ResolversParentTypes>["Node"] | null>;

const LOOKUPS: Readonly<Record<NodeType, Lookup>> = {
  Movie: (id, { titles }) => titles.details("movie", id),
  TvShow: (id, { titles }) => titles.details("tv", id),
  Person: (id, { people }) => people().details(id),
  Collection: (id, { titles }) => titles.collection(id),
  Provider: async (id, { changes }) => (await changes().providers()).get(id) ?? null,
  // Genres of movies and shows have one numbering.
  Genre: async (id, { reference }) =>
    (await reference.genres("movie")).get(id) ?? (await reference.genres("tv")).get(id) ?? null,
};

/** `Query.node`: the object names its type, since most objects of the domain do not tell theirs. */
const node: NonNullable<QueryResolvers["node"]> = async (_, { id }, domain) => {
  const { type, tmdbId } = parseGlobalId(id);
  const found = await LOOKUPS[type](tmdbId, domain);
  return found && { __typename: type, ...found };
};

export const Query: QueryResolvers = {
  title: (_, { type, id }, { titles }) => titles.details(type, id),
  movie: (_, { id }, { titles }) => titles.details("movie", id),
  tvShow: (_, { id }, { titles }) => titles.details("tv", id),
  titles: (_, { references }, domain) => findReferenced(references, domain),
  node,
  trending: (_, { type, window, page, watchable }, { lists }) =>
    lists(watchable).trending(type, window, page),
  popular: (_, { type, region, page, watchable }, { lists }) =>
    lists(watchable).list("popular", type, region ?? null, page),
  topRated: (_, { type, region, page, watchable }, { lists }) =>
    lists(watchable).list("top_rated", type, region ?? null, page),
  nowPlaying: (_, { region, page, watchable }, { lists }) =>
    lists(watchable).list("now_playing", "movie", region ?? null, page),
  upcoming: (_, { region, page, watchable }, { lists }) =>
    lists(watchable).list("upcoming", "movie", region ?? null, page),
  onTheAir: (_, { page, watchable }, { lists }) =>
    lists(watchable).list("on_the_air", "tv", null, page),
  discover: (_, { type, filter, sort, page, watchable }, { lists }) =>
    lists(watchable).discover(type, filter ?? {}, sort, page),
  search: (_, { region, country, watchable, page, ...request }, domain) => {
    const wanted = { ...request, region: region ?? null, country: country ?? null };
    const read = (page: number) => findTitles(domain, { ...wanted, page });
    const sources = { availability: domain.availability, freshness: domain.scope.freshness };
    return narrowList(sources, watchable ?? null, page, read, (title) => title);
  },
  autocomplete: (_, { query }, { search }) => search().suggestTitles(query),
  person: (_, { id }, { people }) => people().details(id),
  searchPeople: (_, { query, page }, { people }) => people().search(query, page),
  autocompletePeople: (_, { query }, { search }) => search().suggestPeople(query),
  genres: async (_, { type }, { reference }) => [...(await reference.genres(type)).values()],
  certifications: (_, { country }, { reference }) => reference.certifications(country),
  searchKeywords: (_, { query }, { reference }) => reference.searchKeywords(query),
  keywords: (_, { ids }, { reference }) => reference.keywords(ids),
  people: (_, { ids }, { people }) => people().byIds(ids),
  home: (_, { country, watchable }, { home }) => home(country ?? null, watchable),
  countries: async (_, __, { reference }) => (await reference.countries()).inOrder,
  languages: (_, __, { reference }) => reference.languages(),
  /** Null too where the film database has no availability for the visitor's country. */
  visitorCountry: async (_, __, { services, visitor, reference }) => {
    const code = await services.countryOf(visitor);
    return code === null ? null : ((await reference.countries()).byCode.get(code) ?? null);
  },
  providers: (_, { country, type }, { providers }) => providers(country, type ?? null),
  providerFamilies: (_, { country, type }, { providerFamilies }) =>
    providerFamilies(country, type ?? null),
  providerFamily: (_, { id }, { providerFamily }) => providerFamily(id),
  searchShortcuts: (_, { query, country }, { searchShortcuts }) =>
    searchShortcuts(query, country ?? null),
  availabilityChanges: (_, { first, after, ...filter }, { changes }) =>
    changes().page(filter, first, after ?? null),
  sessionRating: (_, { title: { type, id }, sessionId }, { services }) =>
    services.ratings.sessionRating({ type, id: checkNumber(id, BOUNDS.id, "title") }, sessionId),
  site: (_, __, { source, services: { site } }) => ({
    source,
    supportEmail: site.supportEmail,
    imageHost: site.imageHost,
  }),
};
