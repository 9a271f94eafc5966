import type { OfferKind } from "../../providers/offers.ts";
import { BOUNDS, checkLength, checkNumber, MAX_LENGTHS } from "../../titles/bounds.ts";
import { DETAIL_FIELDS, type SharedDetails } from "../../titles/details.ts";
import { slugOf } from "../../lib/slug.ts";
import { type Title, yearOf } from "../../titles/title.ts";
import type { GraphQLContext } from "../context.ts";
import { imageOf } from "../images.ts";
import type { LanguageParent } from "../parents.ts";

type DetailResolvers = {
  readonly [Name in (typeof DETAIL_FIELDS)[number]]: (
    title: Title,
    parameters: unknown,
    context: GraphQLContext,
  ) => Promise<SharedDetails[Name]>;
};

/** A title out of a list has no details: they are looked up when a field of them is requested. */
const detailFields = Object.fromEntries(
  DETAIL_FIELDS.map((name) => [
    name,
    async (title: Title, _: unknown, { titles }: GraphQLContext) =>
      (await titles.detailsOf(title))[name],
  ]),
) as DetailResolvers;

/** The fields of the interface Title that are not simply there under their own name. */
export const titleFields = {
  ...detailFields,
  slug: ({ name }: Title) => slugOf(name),
  year: yearOf,
  poster: ({ posterPath }: Title) => imageOf(posterPath),
  backdrop: ({ backdropPath }: Title) => imageOf(backdropPath),
  genres: (title: Title, _: unknown, { reference }: GraphQLContext) => reference.genresOf(title),
  originalLanguage: ({ originalLanguage: code }: Title): LanguageParent | null =>
    code === null ? null : { code, name: null },
  cast: async (title: Title, { first }: { first: number }, { titles }: GraphQLContext) => {
    checkNumber(first, BOUNDS.cast, "first");
    const { cast } = await titles.detailsOf(title);
    return cast.slice(0, first);
  },
  similar: async (title: Title, { first }: { first: number }, { titles }: GraphQLContext) => {
    checkNumber(first, BOUNDS.similar, "first");
    const { similar } = await titles.detailsOf(title);
    return similar.slice(0, first);
  },
  availability: (
    title: Title,
    { country }: { country: string },
    { availability }: GraphQLContext,
  ) => availability.ofTitle(title, country),
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
  rating: ({ type, id }: Title, _: unknown, { ratings }: GraphQLContext) =>
    ratings.summary({ type, id }),
};
