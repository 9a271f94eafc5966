import type { Mood, Title } from "../../catalog/title.ts";
import { blinds, doorway, rain, skylineNight, spotlight, torn } from "./city.ts";
import { createChooser, SUBJECTS } from "../subjects.ts";
import type { Composition } from "./composition.ts";
import { cutouts, halftone, rings, stairs, stripes, sunburst, tiles } from "./geometry.ts";
import { bandedSun, desert, house, mountains, road, sea } from "./landscapes.ts";
import { bloom, contours, discs, eye, leaves, record, ribbons } from "./ornament.ts";
import { constellation, dawn, planet, tunnel } from "./space.ts";
import { block, initial, paperback, plate } from "./type.ts";

/** What a composition says, by the genres and moods it fits. */
interface Entry {
  name: string;
  draw: Composition;
  genres: readonly number[];
  moods: readonly Mood[];
  /** What a title's name or overview speaks of where the composition is its own. */
  subject: RegExp | null;
}

const entry = (
  name: string,
  draw: Composition,
  genres: readonly number[],
  moods: readonly Mood[],
  subject: RegExp | null = null,
): Entry => ({ name, draw, genres, moods, subject });

const ACTION = [28, 10759];
const SCIFI = [878, 10765];
const WAR = [10752, 10768];

/** Every composition, with what it suits. */
export const COMPOSITIONS: readonly Entry[] = [
  entry(
    "mountains",
    mountains,
    [12, 14, 36, ...WAR, 10765],
    ["epic", "wonder", "melancholy"],
    SUBJECTS.ice,
  ),
  entry("bandedSun", bandedSun, [12, 18, 10749, ...ACTION], ["dreamy", "romantic", "epic", "warm"]),
  entry("desert", desert, [37, ...WAR, 12], ["gritty", "epic", "bleak"], SUBJECTS.desert),
  entry("road", road, [80, 12, 99, 37], ["gritty", "melancholy", "warm"], SUBJECTS.road),
  entry("sea", sea, [12, 18, 36, 14, 16], ["wonder", "melancholy", "epic"], SUBJECTS.ship),
  entry("house", house, [27, 9648, 10751], ["eerie", "bleak", "warm"]),
  entry(
    "skylineNight",
    skylineNight,
    [80, 53, ...ACTION, 10766],
    ["noir", "gritty", "romantic"],
    SUBJECTS.city,
  ),
  entry("blinds", blinds, [80, 9648, 53], ["noir", "tense"]),
  entry("rain", rain, [10749, 80, 9648], ["melancholy", "noir", "romantic"]),
  entry("spotlight", spotlight, [10402, 53, 10767, 35], ["bleak", "tense", "noir"]),
  entry("doorway", doorway, [9648, 27, 53, 10765], ["eerie", "bleak", "melancholy", "noir"]),
  entry("torn", torn, [53, 80, 10768, ...ACTION], ["tense", "bleak", "gritty"]),
  entry("sunburst", sunburst, [35, 10764, 10762, ...WAR, 16], ["playful", "epic", "wonder"]),
  entry("rings", rings, [18, 53, 9648, ...SCIFI], ["tense", "eerie", "dreamy"]),
  entry("tiles", tiles, [35, 16, 10762, 10751, 10763], ["playful", "warm", "wonder"]),
  entry("cutouts", cutouts, [80, 53, 35, 10768], ["tense", "noir", "playful", "gritty"]),
  entry("halftone", halftone, [28, 18, 53, 10402, 99], ["tense", "playful", "bleak", "gritty"]),
  entry("stairs", stairs, [18, 9648, 10766], ["tense", "melancholy", "warm"], SUBJECTS.court),
  entry("stripes", stripes, [35, 28, 10764, 10767], ["playful", "tense", "gritty"]),
  entry("bloom", bloom, [10749, 18, 10766], ["romantic", "dreamy", "warm"]),
  entry("leaves", leaves, [10751, 18, 10749, 99], ["warm", "romantic", "playful"], SUBJECTS.forest),
  entry("discs", discs, [35, 10751, 16, 10749], ["playful", "warm", "romantic"]),
  entry(
    "ribbons",
    ribbons,
    [14, 18, 10749, 16, 10402],
    ["dreamy", "wonder", "romantic", "melancholy"],
  ),
  entry("record", record, [10402], [], SUBJECTS.music),
  entry("eye", eye, [27, 9648], ["eerie"]),
  entry("contours", contours, [99, 10402, 878], ["melancholy", "eerie", "bleak"]),
  entry("planet", planet, [...SCIFI], ["wonder"], SUBJECTS.space),
  entry("dawn", dawn, [...SCIFI, 99], ["epic", "wonder"]),
  entry(
    "constellation",
    constellation,
    [14, 10751, 12, 10765],
    ["wonder", "dreamy", "eerie"],
    SUBJECTS.flight,
  ),
  entry("tunnel", tunnel, [...SCIFI, 53], ["tense", "eerie"]),
  entry("block", block, [18, 35, 99, 80, 28], ["tense", "gritty", "playful", "warm", "bleak"]),
  entry("initial", initial, [18, 36, 10749, 9648], ["romantic", "melancholy", "noir", "dreamy"]),
  entry("plate", plate, [36, 10402, 35, 10749], ["noir", "romantic", "wonder", "warm"]),
  entry(
    "paperback",
    paperback,
    [18, 80, 9648, 99, 36],
    ["bleak", "melancholy", "noir", "warm", "eerie"],
  ),
];

const choose = createChooser(COMPOSITIONS, weigh, { movie: 20, tv: 21 });

/**
 * The composition for a title. Those of what it tells of are likeliest, then those that fit its genres and mood;
 * planets, records and eyes are kept for what they speak of.
 *
 * @param attempt which draw of chance: another one, usually another composition
 */
export function chooseComposition(title: Title, attempt = 0): Entry {
  const chosen = choose(title, attempt);
  if (chosen === undefined) throw new Error("no composition has any weight");
  return chosen;
}

function weigh({ genres, moods, subject }: Entry, title: Title, tells: string): number {
  if (subject?.test(tells) === true) return 22;
  const position = title.genreIds.findIndex((id) => genres.includes(id));
  const genre = position === -1 ? 0 : position === 0 ? 3 : 2;
  const mood = moods.includes(title.mood) ? 2.5 : 0;
  if (genre === 0) return mood === 0 || genres.length < 4 ? 0 : mood * 0.4;
  return genre + mood;
}
