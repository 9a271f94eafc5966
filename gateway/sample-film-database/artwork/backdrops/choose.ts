import type { Mood, Title } from "../../catalog/title.ts";
import { createChooser, SUBJECTS } from "../subjects.ts";
import { folds, lanterns, nebula, survey } from "./abstract.ts";
import { bokeh, cityNight, corridor, stage, windowLight } from "./city.ts";
import { dunes, forest, moonlitSea, nightRoad, peaks } from "./outdoors.ts";
import { banners, columns, fair, shelves, stadium, table } from "./rooms.ts";
import type { DrawScene } from "./scene.ts";
import { cottage, lighthouse, palms, rails, ship, underwater, wheat } from "./shores.ts";
import { castle, cave, circuit, ice, ringedWorld, starLanes, twinSuns } from "./worlds.ts";

interface Entry {
  draw: DrawScene;
  genres: readonly number[];
  moods: readonly Mood[];
  /** What a title's name or overview speaks of where the scene is its own. */
  subject?: RegExp;
}

const scene = (
  draw: DrawScene,
  genres: readonly number[],
  moods: readonly Mood[],
  subject?: RegExp,
): Entry => (subject === undefined ? { draw, genres, moods } : { draw, genres, moods, subject });

/** Every scene, with what it suits. */
export const SCENES: readonly Entry[] = [
  scene(
    peaks,
    [12, 14, 36, 10752, 28, 10759, 10768],
    ["epic", "wonder", "bleak"],
    SUBJECTS.mountain,
  ),
  scene(moonlitSea, [12, 10749, 18, 14], ["melancholy", "romantic", "dreamy", "epic"]),
  scene(forest, [27, 9648, 14, 10751, 16, 99], ["eerie", "wonder", "bleak"], SUBJECTS.forest),
  scene(dunes, [37, 12, 10752, 28, 878], ["epic", "gritty"], SUBJECTS.desert),
  scene(nightRoad, [80, 53, 37, 28, 10759], ["gritty", "tense", "melancholy"], SUBJECTS.road),
  scene(cityNight, [80, 28, 53, 10759, 35], ["noir", "gritty", "tense"], SUBJECTS.city),
  scene(bokeh, [10749, 35, 18, 80, 10766], ["romantic", "noir", "melancholy", "warm"]),
  scene(windowLight, [18, 36, 10749, 99], ["melancholy", "warm", "bleak", "noir"]),
  scene(corridor, [27, 9648, 53], ["eerie", "tense", "bleak"], SUBJECTS.hospital),
  scene(stage, [10402, 35, 10767, 10764, 99], ["playful", "warm"], SUBJECTS.music),
  scene(nebula, [878, 10765], ["wonder", "epic"]),
  scene(folds, [35, 16, 10749, 18, 10766], ["playful", "dreamy", "romantic", "warm"]),
  scene(survey, [99, 36, 10763, 10752, 10768], []),
  scene(lanterns, [16, 10751, 14, 10762, 35], ["wonder", "playful", "dreamy", "warm"]),
  scene(starLanes, [878, 10765], ["epic", "tense"], SUBJECTS.flight),
  scene(ringedWorld, [878, 10765], ["wonder", "melancholy"], SUBJECTS.space),
  scene(twinSuns, [878, 12], ["epic", "wonder"], SUBJECTS.desertWorld),
  scene(castle, [14, 10751, 10765], ["wonder", "epic"], SUBJECTS.crown),
  scene(cave, [14, 12, 27], ["wonder", "eerie"], SUBJECTS.underground),
  scene(circuit, [878, 53], ["tense"], SUBJECTS.machine),
  scene(ice, [16, 12], ["wonder", "bleak"], SUBJECTS.ice),
  scene(lighthouse, [9648, 18], ["melancholy", "eerie"], SUBJECTS.island),
  scene(ship, [12, 36], ["epic", "romantic"], SUBJECTS.ship),
  scene(palms, [10749, 35, 12], ["warm", "playful"], SUBJECTS.beach),
  scene(underwater, [16, 10751, 99], ["wonder", "dreamy"], SUBJECTS.water),
  scene(wheat, [18, 37, 36], ["warm", "melancholy", "bleak"], SUBJECTS.field),
  scene(cottage, [10751, 16, 35], ["warm", "playful", "wonder"], SUBJECTS.fairyTale),
  scene(rails, [53, 9648, 18], ["tense", "noir"], SUBJECTS.train),
  scene(columns, [18, 36, 80], ["tense"], SUBJECTS.court),
  scene(shelves, [18, 9648, 99], ["warm", "melancholy"], SUBJECTS.books),
  scene(stadium, [18, 99, 35], ["epic", "warm"], SUBJECTS.sport),
  scene(banners, [10752, 36, 10768, 28], ["epic", "bleak"], SUBJECTS.war),
  scene(fair, [35, 10751, 16, 27], ["playful", "eerie"], SUBJECTS.fair),
  scene(table, [18, 35, 10751, 10766], ["warm", "bleak"], SUBJECTS.kitchen),
];

/** What a scene of a title's own subject weighs: as much as all the others together. */
const TOLD = 60;

const choose = createChooser(SCENES, weigh, { movie: 40, tv: 41 });

/**
 * The scene for a title: most likely one of what it tells of, else of its genres and mood. Another attempt usually picks
 * another.
 */
export function chooseScene(title: Title, attempt: number): DrawScene {
  return choose(title, attempt)?.draw ?? peaks;
}

function weigh({ genres, moods, subject }: Entry, title: Title, tells: string): number {
  const position = title.genreIds.findIndex((id) => genres.includes(id));
  const genre = position === -1 ? 0 : position === 0 ? 3 : 1.6;
  const mood = moods.includes(title.mood) ? 2 : 0;
  const told = subject?.test(tells) === true ? TOLD : 0;
  return told + (genre === 0 ? mood * 0.35 : genre + mood);
}
