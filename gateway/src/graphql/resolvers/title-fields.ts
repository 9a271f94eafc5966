import { AppError } from "../../errors.ts";
import { mapAnswer } from "../../film-database/cache/answer.ts";
import type { OfferKind } from "../../generated/resolvers.ts";
import { slugOf } from "../../providers/slug.ts";
import { availabilityOf, orUnavailable } from "../availability.ts";
import type { GraphQLContext } from "../context.ts";
import { countriesWithOffers } from "../countries-with-offers.ts";
import { imageOf } from "../images.ts";
import type { AvailabilityParent, CountryParent, LanguageParent, TitleParent } from "../parents.ts";
import { dateOf, nameOf, offeredTitle, originalNameOf, withDetails, yearOf } from "../titles.ts";
import { ratingOf } from "../queries/ratings.ts";
import { checkLength, checkRange } from "../validation.ts";

const MAX_COUNTRIES = 50;

/** What movies and shows answer alike: the fields of the interface Title. */
export const titleFields = {
  id: (parent: TitleParent) => parent.record.id,
  name: nameOf,
  originalName: originalNameOf,
  slug: (parent: TitleParent) => slugOf(nameOf(parent)),
  overview: (parent: TitleParent) => parent.record.overview,
  year: (parent: TitleParent) => yearOf(dateOf(parent)),
  poster: (parent: TitleParent) => imageOf(parent.record.poster_path),
  backdrop: (parent: TitleParent) => imageOf(parent.record.backdrop_path),
  voteAverage: (parent: TitleParent) => parent.record.vote_average,
  voteCount: (parent: TitleParent) => parent.record.vote_count,
  freshness: (parent: TitleParent) => parent.age,
  genres,
  originalLanguage: ({ record }: TitleParent): LanguageParent | null =>
    record.original_language === null ? null : { code: record.original_language, name: null },
  spokenLanguages: (parent: TitleParent, _: unknown, context: GraphQLContext) =>
    withDetails(parent, context, ({ value }): readonly LanguageParent[] =>
      value.spoken_languages.map((language) => ({
        code: language.iso_639_1,
        name: language.english_name,
      })),
    ),
  productionCountries: (parent: TitleParent, _: unknown, context: GraphQLContext) =>
    withDetails(parent, context, ({ value }): readonly CountryParent[] =>
      value.production_countries.map((country) => ({
        code: country.iso_3166_1,
        name: country.name,
      })),
    ),
  cast: (parent: TitleParent, { first }: { first: number }, context: GraphQLContext) => {
    checkRange(first, 1, 50, "first");
    return withDetails(parent, context, ({ value }) => value.credits.cast.slice(0, first));
  },
  externalIds: (parent: TitleParent, _: unknown, context: GraphQLContext) =>
    withDetails(parent, context, ({ value }) => ({
      imdb: value.external_ids.imdb_id,
      wikidata: value.external_ids.wikidata_id,
    })),
  availability: (parent: TitleParent, { country }: { country: string }, context: GraphQLContext) =>
    availability(parent, country, context),
  availabilities,
  countriesWithOffers: offeringCountries,
  rating: (parent: TitleParent, _: unknown, context: GraphQLContext) => ratingOf(parent, context),
};

async function genres(parent: TitleParent, _: unknown, context: GraphQLContext) {
  if ("genres" in parent.record) return parent.record.genres;
  const byId = await context.reference.genres(parent.__typename === "Movie" ? "movie" : "tv");
  return parent.record.genre_ids.flatMap((id) => byId.get(id) ?? []);
}

function availability(
  parent: TitleParent,
  countryCode: string,
  context: GraphQLContext,
): Promise<AvailabilityParent> {
  const title = offeredTitle(parent);
  const found = async () => {
    const countries = await context.reference.countries();
    return withDetails(parent, context, (details) =>
      availabilityOf(
        title,
        countryCode,
        mapAnswer(details, (value) => value["watch/providers"]),
        countries,
      ),
    );
  };
  return orUnavailable(found(), title, countryCode);
}

async function availabilities(
  parent: TitleParent,
  { countries }: { countries?: readonly string[] | null },
  context: GraphQLContext,
) {
  if (countries != null) checkLength(countries, MAX_COUNTRIES, "countries");
  const codes =
    countries ?? (await context.reference.countries()).inOrder.map((country) => country.iso_3166_1);
  return Promise.all(codes.map((code) => availability(parent, code, context)));
}

async function offeringCountries(
  parent: TitleParent,
  { kinds }: { kinds: readonly OfferKind[] },
  context: GraphQLContext,
): Promise<readonly CountryParent[] | null> {
  try {
    const { byCode } = await context.reference.countries();
    return await withDetails(parent, context, ({ value }) =>
      countriesWithOffers(value["watch/providers"], kinds, byCode),
    );
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return null;
    throw error;
  }
}
