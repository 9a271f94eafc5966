import { andThen, type MaybePromise } from "../../maybe-promise.ts";
import { oncePerObject } from "../../once-per-object.ts";
import type { OfferKind } from "../../providers/offers.ts";
import { BOUNDS, checkLength, checkNumber, MOST } from "../../titles/bounds.ts";
import { firstOf } from "../../titles/first-of.ts";
import { DETAIL_FIELDS, type SharedDetails } from "../../titles/details.ts";
import { slugOf } from "../../titles/slug.ts";
import { type Title, yearOf } from "../../titles/title.ts";
import type { GraphQLContext } from "../context.ts";
import { pure, sharing } from "../execution/pure.ts";
import { imageOf } from "../images.ts";
import type { LanguageParent } from "../parents.ts";

type DetailResolvers = {
  readonly [Name in (typeof DETAIL_FIELDS)[number]]: (
    title: Title,
    parameters: unknown,
    context: GraphQLContext,
  ) => MaybePromise<SharedDetails[Name]>;
};

/** A title out of a list has no details: they are looked up when a field of them is requested. */
const detailFields = Object.fromEntries(
  DETAIL_FIELDS.map((name) => [
    name,
    sharing((title: Title, _: unknown, { titles }: GraphQLContext) =>
      andThen(titles.detailsOf(title), (details) => details[name]),
    ),
  ]),
) as DetailResolvers;

/** The fields of the interface Title that are not simply there under their own name. */
export const titleFields = {
  ...detailFields,
  slug: pure(oncePerObject(({ name }: Title) => slugOf(name))),
  year: pure(yearOf),
  poster: pure(oncePerObject(({ posterPath }: Title) => imageOf(posterPath))),
  backdrop: pure(oncePerObject(({ backdropPath }: Title) => imageOf(backdropPath))),
  genres: sharing((title: Title, _: unknown, { reference }: GraphQLContext) =>
    reference.genresOf(title),
  ),
  originalLanguage: pure(
    oncePerObject(({ originalLanguage: code }: Title): LanguageParent | null =>
      code === null ? null : { code, name: null },
    ),
  ),
  cast: sharing((title: Title, { first }: { first: number }, { titles }: GraphQLContext) => {
    checkNumber(first, BOUNDS.cast, "first");
    return andThen(titles.detailsOf(title), ({ cast }) => firstOf(cast, first));
  }),
  similar: sharing((title: Title, { first }: { first: number }, { titles }: GraphQLContext) => {
    checkNumber(first, BOUNDS.similar, "first");
    return andThen(titles.detailsOf(title), ({ similar }) => firstOf(similar, first));
  }),
  availability: sharing(
    (title: Title, { country }: { country: string }, { availability }: GraphQLContext) =>
      availability.ofTitle(title, country),
  ),
  availabilities: (
    title: Title,
    { countries }: { countries?: readonly string[] | null },
    { availability }: GraphQLContext,
  ) => {
    if (countries != null) checkLength(countries, MOST.countries, "countries");
    return availability.inCountries(title, countries ?? null);
  },
  countriesWithOffers: sharing(
    (title: Title, { kinds }: { kinds: readonly OfferKind[] }, { availability }: GraphQLContext) =>
      availability.countriesWith(title, kinds),
  ),
  rating: ({ type, id }: Title, _: unknown, { ratings }: GraphQLContext) =>
    ratings.summary({ type, id }),
};
