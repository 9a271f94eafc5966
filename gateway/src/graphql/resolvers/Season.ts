import { mapAnswer } from "../../film-database/cache/answer.ts";
import type { SeasonResolvers } from "../../generated/resolvers.ts";
import { availabilityOf, orUnavailable } from "../availability.ts";
import { offeredTitle } from "../titles.ts";

export const Season: SeasonResolvers = {
  number: ({ record }) => record.season_number,
  name: ({ record }) => record.name ?? `Season ${record.season_number}`,
  episodeCount: ({ record }) => record.episode_count,
  airDate: ({ record }) => record.air_date,
  availability: ({ show, record }, { country }, context) => {
    const title = offeredTitle(show);
    const found = async () => {
      const [countries, answer] = await Promise.all([
        context.reference.countries(),
        context.loaders.seasonWatchProviders.load({
          tvShowId: show.record.id,
          number: record.season_number,
        }),
      ]);
      // A season that the film database keeps no offers for has none that are known.
      return availabilityOf(
        title,
        country,
        mapAnswer(answer, (value) => value ?? { results: {} }),
        countries,
      );
    };
    return orUnavailable(found(), title, country);
  },
};
