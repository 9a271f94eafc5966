import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { addDays } from "../dates.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { hashNumbers, unit } from "../random.ts";
import { isReleasedIn } from "./releases.ts";

/** How long a movie counts as playing, and how far ahead the upcoming reach, in days. */
const PLAYING_DAYS = 70;
const UPCOMING_DAYS = 120;
/** How far ahead an episode of a show that is on the air is at most, in days, as in the film database. */
const AIRING_DAYS = 7;

/** The lists that have no filters, as they stand on the sample's day: worked out once, at the start. */
export type Lists = ReturnType<typeof buildLists>;

export function buildLists(catalog: Catalog) {
  const today = SAMPLE_TODAY;
  const movies = catalog.movie.titles;
  const shows = catalog.tv.titles;
  const released = (title: Title): boolean => title.date !== "" && title.date <= today;
  const playing = { minimum: addDays(today, -PLAYING_DAYS), maximum: today };
  const coming = { minimum: addDays(today, 1), maximum: addDays(today, UPCOMING_DAYS) };
  const trending = (window: number) => ({
    movie: trend(movies.filter(released), window),
    tv: trend(shows.filter(released), window),
  });
  return {
    popular: { movie: movies, tv: shows },
    topRated: { movie: topRated(movies, 400), tv: topRated(shows, 150) },
    trending: { day: trending(1), week: trending(7) },
    nowPlaying: { titles: between(movies, playing), dates: playing },
    upcoming: { titles: between(movies, coming), dates: coming },
    onTheAir: shows.filter((show) => isOnTheAir(show, today, addDays(today, AIRING_DAYS))),
  };
}

/** The movies of a list that come to cinemas in a region; all of them when none is given. */
export function inRegion(titles: readonly Title[], region: string | null): readonly Title[] {
  if (!region) return titles;
  const code = region.toUpperCase();
  return titles.filter((title) => isReleasedIn(title, code));
}

function between(titles: readonly Title[], dates: { minimum: string; maximum: string }): Title[] {
  return titles.filter((title) => title.date >= dates.minimum && title.date <= dates.maximum);
}

/** Popularity with a little of the day's chance in it. */
function trend(titles: readonly Title[], window: number): Title[] {
  const heat = new Map(
    titles.map((title) => [
      title,
      title.popularity * (0.55 + 0.9 * unit(hashNumbers(title.id, window, 5))),
    ]),
  );
  return [...titles].sort((first, second) => (heat.get(second) ?? 0) - (heat.get(first) ?? 0));
}

/** By average, drawn towards the middle for titles with few votes. */
function topRated(titles: readonly Title[], votesToCount: number): Title[] {
  const score = ({ voteAverage, voteCount }: Title): number =>
    (voteAverage * voteCount + 6.8 * votesToCount) / (voteCount + votesToCount);
  return titles
    .filter((title) => title.voteCount >= votesToCount / 4)
    .sort((first, second) => score(second) - score(first) || first.id - second.id);
}

/** A season has an episode a week. */
const DAYS_AN_EPISODE = 7;

/**
 * Whether a season of a show runs between two days, both included. Of a season that is known by its year alone, all of the
 * year counts.
 */
export function isOnTheAir(show: Title, from: string, until: string): boolean {
  return show.seasons.some(({ date, episodes }) => {
    if (date.length === 4) return date >= from.slice(0, 4) && date <= until.slice(0, 4);
    if (date.length !== 10) return false;
    return date <= until && addDays(date, episodes * DAYS_AN_EPISODE) >= from;
  });
}
