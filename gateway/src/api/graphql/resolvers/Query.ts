import { AppError, badUserInput, isUnavailable } from "../../../errors.ts";
import type {
  QueryResolvers,
  ResolversParentTypes,
  TitleReference,
  ResolversInterfaceTypes,
} from "../../../generated/resolvers.ts";
import { checkLength, MAX_LENGTHS, BOUNDS, checkNumber } from "../../../domain/titles/bounds.ts";
import { isNamed } from "../../../domain/search/search.ts";
import type { Title } from "../../../domain/titles/title.ts";
import type { Domain } from "../../../domain.ts";
import { narrowList } from "../../../domain/availability/narrow-list.ts";
import { findTitles } from "../../../domain/search/meant-titles.ts";
import { type NodeType, parseGlobalId } from "../global-id.ts";

type Problem = ResolversParentTypes["TitleProblem"];

/** `Query.titles`: one result for each reference, in order. */
const titles: NonNullable<QueryResolvers["titles"]> = (_, { references }, domain) => {
  if (references.length === 0) throw badUserInput("Invalid references: give at least one.");
  checkLength(references, MAX_LENGTHS.references, "references");
  return references.map((reference) => titleOrProblem(reference, domain));
};

/** A title, or why there is none: one bad reference does not fail the others. */
async function titleOrProblem(reference: TitleReference, domain: Domain): Promise<Title | Problem> {
  try {
    return (await lookUp(reference, domain)) ?? notFound(reference);
  } catch (error) {
    return problemOf(error);
  }
}

const problem = (
  code: Problem["code"],
  message: string,
  candidates: readonly Title[] = [],
): Problem => ({ code, message, candidates });

/** The film database has no title for a reference: it may have had the one that a number names. */
function notFound({ movieId, tvShowId }: TitleReference): Problem {
  const formerTitle =
    movieId != null
      ? ({ type: "movie", id: movieId } as const)
      : tvShowId != null
        ? ({ type: "tv", id: tvShowId } as const)
        : null;
  return { ...problem("NOT_FOUND", "The film database has no such title."), formerTitle };
}

const AMBIGUOUS =
  "Not one title alone has exactly this name: give the year or the type, or choose one of the candidates.";

/** @throws what is no problem of the one reference */
function problemOf(error: unknown): Problem {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "BAD_USER_INPUT") return problem("INVALID_REFERENCE", error.message);
  if (isUnavailable(error)) return problem("FILM_DATABASE_UNAVAILABLE", error.message);
  throw error;
}

async function lookUp(
  { movieId, tvShowId, imdbId, wikidataId, named }: TitleReference,
  { titles, search }: Domain,
): Promise<Title | Problem | null> {
  if (movieId != null) return titles.details("movie", movieId, "movieId");
  if (tvShowId != null) return titles.details("tv", tvShowId, "tvShowId");
  if (named != null) {
    const { name, year = null, type = null } = named;
    const candidates = await search().named({ name, year, type });
    const [title, ...others] = candidates;
    if (title === undefined) return null;
    return others.length === 0 && isNamed(title, name)
      ? title
      : problem("AMBIGUOUS", AMBIGUOUS, candidates);
  }
  return imdbId != null
    ? titles.byExternalId("imdb", imdbId)
    : titles.byExternalId("wikidata", wikidataId ?? "");
}

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
  titles,
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
