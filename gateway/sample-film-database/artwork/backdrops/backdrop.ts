import type { Mood, Title } from "../../catalogue/title.ts";
import { hashNumbers, random } from "../../random.ts";
import { darker, luminance } from "../colour.ts";
import { GRAIN_PATTERN } from "../noise.ts";
import { paletteOf } from "../palettes.ts";
import { element, linear, rect } from "../svg.ts";
import { folds, lanterns, nebula, survey } from "./abstract.ts";
import { bokeh, cityNight, corridor, stage, windowLight } from "./city.ts";
import { dunes, forest, moonlitSea, nightRoad, peaks } from "./outdoors.ts";
import { type DrawScene, HEIGHT, stageFrom, WIDTH } from "./scene.ts";

interface Entry {
  draw: DrawScene;
  genres: readonly number[];
  moods: readonly Mood[];
}

const SCENES: readonly Entry[] = [
  {
    draw: peaks,
    genres: [12, 14, 36, 10752, 28, 10759, 10768],
    moods: ["epic", "wonder", "bleak"],
  },
  {
    draw: moonlitSea,
    genres: [12, 10749, 18, 14],
    moods: ["melancholy", "romantic", "dreamy", "epic"],
  },
  { draw: forest, genres: [27, 9648, 14, 10751, 16, 99], moods: ["eerie", "wonder", "bleak"] },
  { draw: dunes, genres: [37, 12, 10752, 28, 878], moods: ["epic", "gritty"] },
  { draw: nightRoad, genres: [80, 53, 37, 28, 10759], moods: ["gritty", "tense", "melancholy"] },
  { draw: cityNight, genres: [80, 28, 53, 10759, 878, 35], moods: ["noir", "gritty", "tense"] },
  {
    draw: bokeh,
    genres: [10749, 35, 18, 80, 10766],
    moods: ["romantic", "noir", "melancholy", "warm"],
  },
  {
    draw: windowLight,
    genres: [18, 36, 10749, 99],
    moods: ["melancholy", "warm", "bleak", "noir"],
  },
  { draw: corridor, genres: [27, 9648, 53], moods: ["eerie", "tense", "bleak"] },
  { draw: stage, genres: [10402, 35, 10767, 10764, 99], moods: ["playful", "warm"] },
  { draw: nebula, genres: [878, 10765], moods: ["wonder", "epic"] },
  {
    draw: folds,
    genres: [35, 16, 10749, 18, 10766],
    moods: ["playful", "dreamy", "romantic", "warm"],
  },
  { draw: survey, genres: [99, 36, 10763, 10752, 10768], moods: [] },
  {
    draw: lanterns,
    genres: [16, 10751, 14, 10762, 35],
    moods: ["wonder", "playful", "dreamy", "warm"],
  },
];

/** From this width on a backdrop carries grain. */
const LARGE = 1280;

/**
 * Draws a title's backdrop: a dark scene that follows genre and mood and has no type on it, darker
 * towards the left and the foot, where white type stands.
 *
 * @param width in pixels; the picture is 16:9
 * @param attempt which draw of chance decides on scene and palette
 */
export function drawBackdrop(title: Title, width: number, attempt = 0): string {
  const palette = paletteOf(title, attempt);
  const stage = stageFrom(palette, random(hashNumbers(title.id, 8)), dimmed);
  const { defs = "", art } = chooseScene(title, attempt)(stage);
  const shades =
    linear(
      "left",
      [
        [0, "#000", 0.5],
        [0.6, "#000", 0],
      ],
      [0, 0, 1, 0],
    ) +
    linear("foot", [
      [0.45, "#000", 0],
      [1, "#000", 0.5],
    ]);
  const large = width >= LARGE;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width,
      height: Math.round((width * 9) / 16),
    },
    element("defs", {}, defs + shades + (large ? GRAIN_PATTERN : "")) +
      art +
      rect(0, 0, WIDTH, HEIGHT, "url(#left)") +
      rect(0, 0, WIDTH, HEIGHT, "url(#foot)") +
      (large ? rect(0, 0, WIDTH, HEIGHT, "url(#grain)", { opacity: 0.55 }) : ""),
  );
}

/** The scene for a title; another attempt usually picks another. */
export function chooseScene(title: Title, attempt: number): DrawScene {
  const weights = SCENES.map(({ genres, moods }) => {
    const place = title.genreIds.findIndex((id) => genres.includes(id));
    const genre = place === -1 ? 0 : place === 0 ? 3 : 1.6;
    const mood = moods.includes(title.mood) ? 2 : 0;
    return genre === 0 ? mood * 0.35 : genre + mood;
  });
  const total = weights.reduce((sum, value) => sum + value, 0);
  let left =
    (hashNumbers(title.id, title.kind === "tv" ? 41 : 40, attempt) / 0x1_0000_0000) * total;
  for (const [index, { draw }] of SCENES.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return draw;
  }
  return peaks;
}

/** A colour, darkened until it is no lighter than so much. */
function dimmed(colour: string, most: number): string {
  let dark = colour;
  while (luminance(dark) > most) dark = darker(dark, 0.12);
  return dark;
}
