import type { Season, Title } from "../catalog/title.ts";
import { artworkPaths } from "./shapes.ts";

/** A season as a show's details carry it. A day known by its year alone is null. */
export function seasonSummary(title: Title, season: Season) {
  return {
    air_date: season.date.length === 10 ? season.date : null,
    episode_count: season.episodes,
    id: seasonId(title, season),
    name: `Season ${season.number}`,
    overview: "",
    poster_path: artworkPaths(title).poster_path,
    season_number: season.number,
    vote_average: title.voteAverage,
  };
}

/** `tv/{id}/season/{number}`: its episodes carry numbers, not names, for none are known. */
export function seasonDetails(title: Title, season: Season) {
  const { episode_count, ...summary } = seasonSummary(title, season);
  const episodes = Array.from({ length: episode_count }, (_, index) => ({
    air_date: index === 0 ? summary.air_date : null,
    episode_number: index + 1,
    episode_type: index + 1 === episode_count ? "finale" : "standard",
    id: seasonId(title, season) * 10 + index + 1,
    name: `Episode ${index + 1}`,
    overview: "",
    production_code: "",
    runtime: title.runtime,
    season_number: season.number,
    show_id: title.id,
    still_path: null,
    vote_average: 0,
    vote_count: 0,
    crew: [],
    guest_stars: [],
  }));
  return { _id: `season-${title.id}-${season.number}`, ...summary, episodes };
}

function seasonId(title: Title, season: Season): number {
  return title.id * 100 + season.number;
}
