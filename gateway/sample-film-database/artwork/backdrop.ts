import type { Title } from "../catalog/title.ts";
import { hashNumbers, random } from "../random.ts";
import { darker, luminance, mixed } from "./colour.ts";
import { paletteOf } from "./palettes.ts";
import { ridge, skyline, specks, swell, trees } from "./shapes.ts";
import { circle, linear, radial, rect, svg } from "./svg.ts";

const WIDTH = 1280;
const HEIGHT = 720;

/** A color, darkened until it is no lighter than so much: white type stands in front of it. */
function dimmed(color: string, max: number): string {
  let dark = color;
  while (luminance(dark) > max) dark = darker(dark, 0.12);
  return dark;
}

/**
 * Draws a title's backdrop: a night landscape in its colors, lit from the right, darker towards the left and the foot,
 * where white type stands.
 * @param width in pixels; the picture is 16:9
 */
export function drawBackdrop(title: Title, width: number): string {
  const palette = paletteOf(title);
  const hash = hashNumbers(title.id, 8);
  const chance = random(hash);
  const sheet = { width: WIDTH, height: HEIGHT, chance };
  const night = dimmed(palette.dark, 0.01);
  const air = dimmed(palette.depth, 0.09);
  const glow = dimmed(palette.light, 0.35);
  const [x, y] = [chance.between(820, 1080), chance.between(150, 300)];
  const land = [ridge, swell, trees, skyline][hash % 4] ?? ridge;
  const depths = Array.from({ length: 4 }, (_, index) => {
    const fill = mixed(mixed(air, glow, 0.2), night, (index + 1) / 4);
    return land(sheet, 400 + index * 90, [200, 60, 210, 260][hash % 4] ?? 200, fill, glow);
  });
  const disc =
    hash % 3 === 0 ? circle(x, y, chance.between(50, 110), glow, { "fill-opacity": 0.85 }) : "";
  return svg(
    { width, height: Math.round((width * 9) / 16), viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    linear("sky", [
      [0, night],
      [0.75, air],
    ]) +
      radial("glow", [
        [0, glow, 0.75],
        [0.4, glow, 0.22],
        [1, glow, 0],
      ]) +
      linear(
        "left",
        [
          [0, "#000", 0.55],
          [0.6, "#000", 0],
        ],
        [0, 0, 1, 0],
      ) +
      linear("foot", [
        [0.45, "#000", 0],
        [1, "#000", 0.5],
      ]),
    rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      specks(sheet, 420, 110, "#f4efe4", 0.55) +
      circle(x, y + 120, 520, "url(#glow)") +
      disc +
      depths.join("") +
      rect(0, 0, WIDTH, HEIGHT, "url(#left)") +
      rect(0, 0, WIDTH, HEIGHT, "url(#foot)"),
  );
}
