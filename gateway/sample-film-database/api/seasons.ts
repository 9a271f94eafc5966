import type { Season } from "../catalog/title.ts";

/** A season as a show's details carry it. A day known by its year alone is null. */
export function seasonSummary(season: Season) {
  return {
    air_date: season.date.length === 10 ? season.date : null,
    episode_count: season.episodes,
    name: `Season ${season.number}`,
    season_number: season.number,
  };
}
