import type { Title } from "../../catalog/title.ts";
import { hashNumbers, random } from "../../random.ts";
import { darker, luminance } from "../colour.ts";
import { GRAIN_PATTERN } from "../noise.ts";
import { paletteOf } from "../palettes.ts";
import { element, linear, rect } from "../svg.ts";
import { chooseScene } from "./choose.ts";
import { HEIGHT, stageFrom, WIDTH } from "./scene.ts";

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

/** A colour, darkened until it is no lighter than so much. */
function dimmed(colour: string, most: number): string {
  let dark = colour;
  while (luminance(dark) > most) dark = darker(dark, 0.12);
  return dark;
}
