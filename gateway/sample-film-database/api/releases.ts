import type { Title } from "../catalog/title.ts";
import { hashNumbers, unit } from "../random.ts";
import { WATCH_REGIONS } from "../reference/countries.ts";
import { addDays } from "../dates.ts";

/** Certificates from the mildest to the strictest, of movies and of shows. Which one a title has is invented. */
const MOVIE_CERTIFICATES: Readonly<Record<string, readonly string[]>> = {
  US: ["G", "PG", "PG-13", "R"],
  GB: ["U", "PG", "12A", "15", "18"],
  DE: ["0", "6", "12", "16", "18"],
  FR: ["TP", "12", "16"],
  JP: ["G", "PG12", "R15+"],
};
const SHOW_CERTIFICATES: Readonly<Record<string, readonly string[]>> = {
  US: ["TV-G", "TV-PG", "TV-14", "TV-MA"],
  GB: ["U", "PG", "12", "15", "18"],
  DE: ["0", "6", "12", "16"],
  FR: ["TP", "10", "12", "16"],
};

/** Genres that hardly any child watches, and those that they do, by the film database's numbers. */
const STRICT = new Set([27, 53, 80, 10_752, 10_768]);
const MILD = new Set([16, 10_751, 10_762]);

/** From 0 for everyone to 1 for adults alone. */
function strictness({ id, genreIds }: Title): number {
  const genres = genreIds.some((genre) => MILD.has(genre))
    ? 0.15
    : genreIds.some((genre) => STRICT.has(genre))
      ? 0.8
      : 0.5;
  return Math.min(0.99, Math.max(0, genres + (unit(hashNumbers(id, 77)) - 0.5) * 0.3));
}

const certificate = (title: Title, scale: readonly string[] | undefined): string =>
  scale?.[Math.floor(strictness(title) * scale.length)] ?? "";

/** `certification/movie/list`: the certificates of each country, the mildest first. */
export function movieCertifications() {
  const entries = Object.entries(MOVIE_CERTIFICATES).map(([country, scale]) => [
    country,
    scale.map((certification, index) => ({ certification, order: index + 1 })),
  ]);
  return { certifications: Object.fromEntries(entries) };
}

/** Whether a movie has a certificate of a country that is no stricter than another one of that country. */
export function isCertifiedUpTo(title: Title, country: string, strictest: string): boolean {
  const scale = MOVIE_CERTIFICATES[country] ?? [];
  if (title.date === "" || !isReleasedIn(title, country)) return false;
  const own = scale.indexOf(certificate(title, scale));
  return own >= 0 && own <= scale.indexOf(strictest);
}

const CINEMA = 3;
const DIGITAL = 4;
/** Movies come to services some months after the cinemas. */
const DAYS_TO_DIGITAL = 75;

/** How many weeks after the first country the cinemas of another show a movie; as likely as they are listed. */
const WEEKS_LATER = [0, 0, 0, 1, 1, 2, 3, 5, 8];

/** The day a movie comes to the cinemas of a region: its own countries show it first. */
function cinemaDate({ id, date, countries }: Title, region: string): string {
  if (countries.includes(region)) return date;
  const hash = hashNumbers(id, 78 * region.charCodeAt(0), region.charCodeAt(1));
  return addDays(date, 7 * (WEEKS_LATER[hash % WEEKS_LATER.length] ?? 0));
}

/** `release_dates` of a movie. Those of cinemas abroad and the digital ones are invented, as are the certificates. */
export function releaseDates(title: Title) {
  if (title.date === "") return { results: [] };
  const release = (type: number, date: string, certification: string) => ({
    certification,
    release_date: `${date}T00:00:00.000Z`,
    type,
  });
  return {
    results: WATCH_REGIONS.filter((region) => isReleasedIn(title, region)).map((region) => {
      const day = cinemaDate(title, region);
      return {
        iso_3166_1: region,
        release_dates: [
          release(CINEMA, day, certificate(title, MOVIE_CERTIFICATES[region])),
          // Before the days of streaming there was none.
          ...(title.date > "2010" ? [release(DIGITAL, addDays(day, DAYS_TO_DIGITAL), "")] : []),
        ],
      };
    }),
  };
}

/** `content_ratings` of a show, which are invented too. */
export function contentRatings(title: Title) {
  return {
    results: Object.entries(SHOW_CERTIFICATES).map(([code, scale]) => ({
      iso_3166_1: code,
      rating: certificate(title, scale),
    })),
  };
}

/** `videos` of a title: a trailer of those that many know, at an address that nothing is at. */
export function videos(title: Title) {
  if (title.voteCount < 1000) return { results: [] };
  const key = `sample-${title.kind}-${title.id}`.slice(0, 11).padEnd(11, "0");
  return { results: [{ key, name: "Official Trailer", site: "YouTube", type: "Trailer" }] };
}

/** Votes from which a movie is taken to have come to cinemas everywhere. */
const KNOWN_EVERYWHERE = 2500;

/** Whether a movie came, or comes, to cinemas in a region. Invented for all but its own countries. */
export function isReleasedIn(title: Title, region: string): boolean {
  if (title.countries.includes(region) || title.voteCount >= KNOWN_EVERYWHERE) return true;
  const hash = hashNumbers(title.id, region.charCodeAt(0), region.charCodeAt(1));
  return unit(hash) < 0.85;
}
