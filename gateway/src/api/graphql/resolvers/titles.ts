import type { MovieResolvers, TvShowResolvers } from "../../../generated/resolvers.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@flickmap/schema/languages.ts";
import type { OfferKind } from "../../../film-database/request-parameters.ts";
import { BOUNDS, checkLength, checkNumber, MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { type DetailsOf, hasDetails, type Season } from "../../../domain/titles/details.ts";
import { type Title, type TvShowTitle, getYear, toSlug } from "../../../domain/titles/title.ts";
import type { TitleType } from "../../../film-database/records/title.ts";
import type { GraphQLContext } from "../schema.ts";
import { TITLE_TYPES, toGlobalId } from "../global-id.ts";

export interface SeasonParent extends Season {
  readonly show: TvShowTitle;
}

/** A language; its name is looked up where the record does not contain it. */
export interface LanguageParent {
  readonly code: string;
  readonly name: string | null;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** Reads a field off a title's details; looks them up for a title out of a list. graphql-js is slower with promises. */
function readDetails<Type extends TitleType, Value>(
  title: Title & { readonly type: Type },
  { titles }: GraphQLContext,
  read: (details: DetailsOf<Type>) => Value,
): MaybePromise<Value> {
  // Details have the type of their title, which TypeScript cannot follow.
  return hasDetails(title) ? read(title as DetailsOf<Type>) : titles.detailsOf(title).then(read);
}

/** The fields of the interface Title that are not simply there under their own name. */
const titleFields = {
  externalIds: (title: Title, _: unknown, context: GraphQLContext) =>
    readDetails(title, context, ({ externalIds }) => externalIds),
  productionCountries: (title: Title, _: unknown, context: GraphQLContext) =>
    readDetails(title, context, ({ getProductionCountries }) => getProductionCountries()),
  spokenLanguages: (title: Title, _: unknown, context: GraphQLContext) =>
    readDetails(title, context, ({ spokenLanguages }) => spokenLanguages),
  trailer: (title: Title, _: unknown, context: GraphQLContext) =>
    readDetails(title, context, ({ trailer }) => trailer),
  id: ({ type, id }: Title) => toGlobalId(TITLE_TYPES[type], id),
  tmdbId: ({ id }: Title) => id,
  // That of the language, whatever it is called in a country: a page has one URL.
  slug: (title: Title, _: unknown, { scope: { language = DEFAULT_LANGUAGE } }: GraphQLContext) =>
    toSlug(hasDetails(title) ? title.getNameIn(language) : title.name),
  slugs: (title: Title, _: unknown, context: GraphQLContext) =>
    readDetails(title, context, ({ getNameIn }) => {
      const own = toSlug(getNameIn(context.scope.language ?? DEFAULT_LANGUAGE));
      return LANGUAGES.map(({ code }) => ({
        language: code,
        slug: toSlug(getNameIn(code)),
      })).filter(({ slug }) => slug !== own);
    }),
  year: getYear,
  poster: ({ posterPath }: Title) => posterPath,
  backdrop: ({ backdropPath }: Title) => backdropPath,
  genres: (title: Title, _: unknown, { reference }: GraphQLContext) => reference.genresOf(title),
  originalLanguage: ({ originalLanguage: code }: Title): LanguageParent | null =>
    code === null ? null : { code, name: null },
  cast: (title: Title, { first }: { first: number }, context: GraphQLContext) => {
    checkNumber(first, BOUNDS.cast, "first");
    return readDetails(title, context, ({ getCast }) => getCast(first));
  },
  certification: (title: Title, { country }: { country: string }, context: GraphQLContext) =>
    readDetails(title, context, ({ releases }) => releases[country]?.certification ?? null),
  similar: (title: Title, { first }: { first: number }, context: GraphQLContext) => {
    checkNumber(first, BOUNDS.similar, "first");
    return context.titles.similarTo(title, first);
  },
  availability: (
    title: Title,
    { country }: { country: string },
    { availability }: GraphQLContext,
  ) => availability.whereToWatch(title, country),
  availabilities: (
    title: Title,
    { countries }: { countries?: readonly string[] | null },
    { availability }: GraphQLContext,
  ) => {
    if (countries != null) checkLength(countries, MAX_LENGTHS.countries, "countries");
    return availability.inCountries(title, countries ?? null);
  },
  countriesWithOffers: (
    title: Title,
    { kinds }: { kinds: readonly OfferKind[] },
    { availability }: GraphQLContext,
  ) => availability.countriesWith(title, kinds),
  rating: ({ type, id }: Title, _: unknown, { services, scope }: GraphQLContext) =>
    services.ratings.summary({ type, id }, scope.freshness),
};

export const Movie: MovieResolvers = {
  ...titleFields,
  releaseDate: ({ date }) => date,
  runtime: (movie, _, context) => readDetails(movie, context, ({ runtime }) => runtime),
  releaseDates: (movie, { country }, context) =>
    readDetails(movie, context, ({ releases }) => {
      const { theatrical = null, digital = null } = releases[country] ?? {};
      return { theatrical, digital };
    }),
  collection: (movie, _, context) => readDetails(movie, context, ({ collection }) => collection),
  directors: (movie, _, context) => readDetails(movie, context, ({ directors }) => directors),
};

export const TvShow: TvShowResolvers = {
  ...titleFields,
  firstAirDate: ({ date }) => date,
  originCountries: ({ originCountries }, _, { reference }) =>
    Promise.all(originCountries.map((code) => reference.country(code))),
  seasonCount: (show, _, context) => readDetails(show, context, ({ seasonCount }) => seasonCount),
  episodeCount: (show, _, context) =>
    readDetails(show, context, ({ episodeCount }) => episodeCount),
  /** Without specials. */
  seasons: (show, { first, from }, context) => {
    if (first != null) checkNumber(first, BOUNDS.seasons, "first");
    return readDetails(show, context, ({ seasons }) =>
      seasons
        .filter(({ number }) => number >= Math.max(1, from))
        .slice(0, first ?? undefined)
        .map((season) => ({ ...season, show })),
    );
  },
  creators: (show, _, context) => readDetails(show, context, ({ creators }) => creators),
};
