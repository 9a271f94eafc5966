import type { Title } from "../../catalog/title.ts";
import { hashNumbers, random } from "../../random.ts";
import { readable } from "../colour.ts";
import { GRAIN_PATTERN } from "../noise.ts";
import { paletteOf } from "../palettes.ts";
import { element, linear, path, rect } from "../svg.ts";
import { setBlock, setLine, setText } from "../typesetting.ts";
import { chooseComposition } from "./choose.ts";
import { type Drawn, HEIGHT, WIDTH } from "./composition.ts";
import { faceFor } from "./faces.ts";

/** From this width on a poster carries grain and a line with its director and year. */
const LARGE = 500;

/**
 * Draws a title's poster: a composition and a palette that follow genre and mood, picked by the
 * title's id, with the title set large. The same title always looks the same.
 *
 * @param width in pixels; the height is half as much again
 * @param attempt which draw of chance decides on composition and palette
 */
export function drawPoster(title: Title, width: number, attempt = 0): string {
  const palette = paletteOf(title, attempt);
  const drawn = chooseComposition(title, attempt).draw({
    palette,
    chance: random(hashNumbers(title.id, 6)),
    title: title.title,
    genreIds: title.genreIds,
  });
  const large = width >= LARGE;
  const ink = drawn.title.ink ?? readable(palette.ground, palette.ink, "#f6eedd");
  const shade = linear("shade", [
    [0, "#000", 0],
    [0.6, "#000", 0],
    [1, "#000", 0.22],
  ]);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width,
      height: Math.round((width * HEIGHT) / WIDTH),
    },
    element("defs", {}, (drawn.defs ?? "") + shade + (large ? GRAIN_PATTERN : "")) +
      drawn.art +
      rect(0, 0, WIDTH, HEIGHT, "url(#shade)") +
      path(titlePath(title, drawn), ink, haloAround(ink)) +
      (large
        ? path(creditPath(title, drawn), drawn.credit.ink ?? ink, { "fill-opacity": 0.85 }) +
          rect(0, 0, WIDTH, HEIGHT, "url(#grain)", { opacity: 0.65 })
        : ""),
  );
}

/** A soft edge in the opposite tone, which sets type off from a picture that is as light or dark as it. */
function haloAround(ink: string): Readonly<Record<string, string | number>> {
  return {
    stroke: readable(ink, "#0d0b0a", "#fff8ea"),
    "stroke-opacity": 0.3,
    "stroke-width": 7,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
}

function titlePath(title: Title, { title: place }: Drawn): string {
  const setting = {
    ...faceFor(title, place.block === true),
    align: place.align,
    valign: place.valign,
    largest: place.largest ?? 150,
  };
  return (place.block === true ? setBlock : setText)(title.title, place.box, setting).path;
}

function creditPath(title: Title, { credit }: Drawn): string {
  const year = title.date.slice(0, 4);
  const makers = title.makers.slice(0, 2).join(" & ");
  const line = [makers.length > 44 ? (title.makers[0] ?? "") : makers, year]
    .filter(Boolean)
    .join("   ");
  return setLine(line.toUpperCase(), "grotesk", 14, credit.x, credit.y, credit.align, 0.09);
}
