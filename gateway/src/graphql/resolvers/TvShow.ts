import type { TvShowResolvers } from "../../generated/resolvers.ts";
import { tvShowOfSummary, withTvDetails } from "../titles.ts";
import { checkRange } from "../validation.ts";
import { titleFields } from "./title-fields.ts";

export const TvShow: TvShowResolvers = {
  ...titleFields,
  type: () => "TV",
  firstAirDate: ({ record }) => record.first_air_date,
  originCountries: async ({ record }, _, context) => {
    const { byCode } = await context.reference.countries();
    return record.origin_country.map((code) => ({
      code,
      name: byCode.get(code)?.english_name ?? code,
    }));
  },
  seasonCount: (parent, _, context) =>
    withTvDetails(parent, context, ({ value }) => value.number_of_seasons),
  episodeCount: (parent, _, context) =>
    withTvDetails(parent, context, ({ value }) => value.number_of_episodes),
  seasons: (parent, { first, from }, context) => {
    if (first != null) checkRange(first, 1, 100, "first");
    return withTvDetails(parent, context, ({ value }) =>
      value.seasons
        .filter((season) => season.season_number >= Math.max(1, from))
        .toSorted((a, b) => a.season_number - b.season_number)
        .slice(0, first ?? undefined)
        .map((record) => ({ show: parent, record })),
    );
  },
  creators: (parent, _, context) =>
    withTvDetails(parent, context, ({ value }) => value.created_by.map(({ name }) => ({ name }))),
  similar: (parent, { first }, context) => {
    checkRange(first, 1, 20, "first");
    return withTvDetails(parent, context, ({ value, ...age }) =>
      value.similar.results.slice(0, first).map((show) => tvShowOfSummary(show, age)),
    );
  },
};
