import type { Title } from "../catalogue/title.ts";
import { hashNumbers, unit } from "../random.ts";
import { WATCH_REGIONS } from "../reference/countries.ts";
import { isReleasedIn } from "./released-in.ts";

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

const CINEMA = 3;
const DIGITAL = 4;
/** Movies come to services some months after the cinemas. */
const DAYS_TO_DIGITAL = 75;

/** `release_dates` of a movie. The digital dates are invented, as are the certificates. */
export function releaseDates(title: Title) {
  if (title.date === "") return { results: [] };
  const release = (type: number, date: string, certification: string) => ({
    certification,
    descriptors: [],
    iso_639_1: "",
    note: "",
    release_date: `${date}T00:00:00.000Z`,
    type,
  });
  const digital = new Date(Date.parse(title.date) + DAYS_TO_DIGITAL * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return {
    results: WATCH_REGIONS.filter((region) => isReleasedIn(title, region)).map((region) => ({
      iso_3166_1: region,
      release_dates: [
        release(CINEMA, title.date, certificate(title, MOVIE_CERTIFICATES[region])),
        // Before the days of streaming there was none.
        ...(title.date > "2010" ? [release(DIGITAL, digital, "")] : []),
      ],
    })),
  };
}

/** `content_ratings` of a show, which are invented too. */
export function contentRatings(title: Title) {
  return {
    results: Object.entries(SHOW_CERTIFICATES).map(([code, scale]) => ({
      descriptors: [],
      iso_3166_1: code,
      rating: certificate(title, scale),
    })),
  };
}

/** `videos` of a title: a trailer of those that many know, at an address that nothing is at. */
export function videos(title: Title) {
  if (title.voteCount < 1000) return { results: [] };
  const key = `sample-${title.kind}-${title.id}`.slice(0, 11).padEnd(11, "0");
  return {
    results: [
      {
        id: `video-${title.kind}-${title.id}`,
        iso_639_1: "en",
        iso_3166_1: "US",
        key,
        name: "Official Trailer",
        official: true,
        published_at: `${title.date || "2000-01-01"}T00:00:00.000Z`,
        site: "YouTube",
        size: 1080,
        type: "Trailer",
      },
    ],
  };
}
