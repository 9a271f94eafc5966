import { addDays } from "../dates.ts";
import { random } from "../random.ts";
import { genresOf } from "../reference/genres.ts";
import { completeTitle } from "./complete-title.ts";
import { nothing } from "./extra-titles.ts";
import { type Kind, MOODS, type Title, type TitleRow } from "./title.ts";

const FIRST_ID = 20_000_000;

const ADJECTIVES = (
  "Silent Golden Broken Distant Hidden Crimson Electric Paper Hollow Restless Frozen Burning " +
  "Velvet Wandering Last Second Midnight Glass"
).split(" ");
const NOUNS = (
  "Harbour Orchard Signal Kingdom River Letter Garden Engine Winter Shadow Station Mountain " +
  "Mirror Bridge Ocean Library Comet Lantern"
).split(" ");
const LANGUAGES = ["en", "en", "en", "fr", "es", "hi", "ja", "ko", "de", "pt", "it", "tr"] as const;
const COUNTRIES = ["US", "GB", "CA", "FR", "ES", "IN", "JP", "KR", "DE", "BR", "IT", "TR"] as const;

const MAKERS = numbered("Synthetic Maker", 2000);
const ACTORS = numbered("Synthetic Actor", 5000);

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
}

/**
 * Invented titles for load tests, the same ones every time: half movies, half shows, their ids from
 * 20,000,000 on.
 *
 * @param count how many
 * @param today the sample's day
 */
export function syntheticTitles(count: number, today: string): Title[] {
  return Array.from({ length: count }, (_, index) =>
    completeTitle(syntheticRow(index % 2 === 0 ? "movie" : "tv", FIRST_ID + index, today), today),
  );
}

function syntheticRow(kind: Kind, id: number, today: string): TitleRow {
  const chance = random(id);
  const title = `${chance.pick(ADJECTIVES)} ${chance.pick(NOUNS)} ${id - FIRST_ID + 1}`;
  const index = chance.whole(0, LANGUAGES.length - 1);
  const language = LANGUAGES[index] ?? "en";
  const genres = genresOf(kind);
  const date = addDays(today, -chance.whole(-300, 25_000));
  return {
    ...nothing(kind, id),
    title,
    originalTitle: title,
    date,
    runtime: chance.whole(kind === "tv" ? 20 : 75, kind === "tv" ? 60 : 180),
    genreIds: [genres[chance.whole(0, genres.length - 1)]?.id ?? 18],
    language,
    spokenLanguages: [language],
    countries: [COUNTRIES[index] ?? "US"],
    makers: [chance.pick(MAKERS)],
    cast: [1, 2, 3, 4].map(() => ({ name: chance.pick(ACTORS), character: "Somebody" })),
    voteAverage: Math.round(chance.between(3, 9) * 10) / 10,
    voteCount: Math.floor(chance.next() ** 4 * 5000) + 1,
    mood: MOODS[chance.whole(0, MOODS.length - 1)] ?? "warm",
    overview: `${title} is an invented title that stands in for a real one while the load is measured.`,
    seasons: kind === "tv" ? [{ number: 1, episodes: chance.whole(4, 24), date }] : [],
  };
}
