import type { Mood, Title } from "../catalog/title.ts";
import { hashNumbers, random } from "../random.ts";
import { darker, lighter, mixed, readable } from "./colour.ts";
import { type Palette, paletteOf } from "./palettes.ts";
import { ridge, type Sheet, skyline, specks, swell, trees } from "./shapes.ts";
import { circle, group, linear, path, polygon, rect, round, svg } from "./svg.ts";
import { setText } from "./typesetting.ts";

const WIDTH = 500;
const HEIGHT = 750;

/** The moods whose titles are set in a serif; the others in condensed capitals. */
const SERIF: ReadonlySet<Mood> = new Set([
  "dreamy",
  "eerie",
  "melancholy",
  "romantic",
  "warm",
  "wonder",
]);

/** A picture, and the ground that the title stands on. */
interface Picture {
  readonly art: string;
  readonly ground: string;
  readonly isTitleAbove?: boolean;
}

type Motif = (palette: Palette, sheet: Sheet) => Picture;

const layers = <Item>(count: number, draw: (share: number, index: number) => Item): string =>
  Array.from({ length: count }, (_, index) => draw(index / (count - 1), index)).join("");

/** Every motif a poster can have. */
const MOTIFS: readonly [Motif, ...Motif[]] = [
  // A low sun behind hills.
  ({ light, depth, dark }, sheet) => {
    const x = sheet.chance.between(130, 370);
    const ground = darker(dark, 0.3);
    const hills = layers(4, (share) =>
      ridge(
        sheet,
        420 + share * 150,
        130 - share * 40,
        mixed(mixed(depth, light, 0.25), ground, share),
      ),
    );
    return { art: circle(x, 330, 90, light) + hills, ground };
  },
  // Rows of waves below a disc.
  ({ ground, accent, second, dark }, sheet) => {
    const foot = darker(dark, 0.15);
    const waves = layers(7, (share) =>
      swell(sheet, 300 + share * 300, 34, mixed(second, foot, share)),
    );
    return {
      art: circle(sheet.chance.between(150, 350), 265, 74, accent) + waves,
      ground,
      isTitleAbove: true,
    };
  },
  // Rays from a disc.
  ({ ground, depth, accent, light }, { chance }) => {
    const count = chance.pick([12, 16, 20]);
    const ray = (index: number) => {
      const [from, to] = [index, index + 0.5].map((step) => (step / count) * 2 * Math.PI) as [
        number,
        number,
      ];
      return polygon([
        [250, 290],
        [250 + 800 * Math.sin(from), 290 - 800 * Math.cos(from)],
        [250 + 800 * Math.sin(to), 290 - 800 * Math.cos(to)],
      ]);
    };
    const rays = path(Array.from({ length: count }, (_, index) => ray(index)).join(""), depth);
    return {
      art:
        rays +
        circle(250, 290, 118, accent) +
        circle(250, 290, 92, light) +
        rect(0, 520, WIDTH, 230, ground),
      ground,
    };
  },
  // Rings around a point.
  ({ ground, accent, second }, { chance }) => {
    const [x, y] = [chance.between(150, 350), chance.between(220, 330)];
    const rings = layers(9, (share, index) =>
      circle(x, y, 400 - share * 370, index % 2 === 0 ? second : ground),
    );
    return { art: rings + circle(x, y, 34, accent) + rect(0, 540, WIDTH, 210, ground), ground };
  },
  // Discs that overlap.
  ({ ground, accent, second, depth, light }, { chance }) => {
    const colors = [accent, second, depth, light];
    const discs = layers(8, (_, index) =>
      circle(
        chance.between(40, 460),
        chance.between(60, 500),
        chance.between(50, 120),
        colors[index % 4] ?? accent,
        { "fill-opacity": 0.82 },
      ),
    );
    return { art: discs + rect(0, 540, WIDTH, 210, ground, { "fill-opacity": 0.86 }), ground };
  },
  // A town at night.
  ({ light, depth, dark }, sheet) => {
    const night = darker(dark, 0.35);
    const far = skyline(sheet, 470, 250, mixed(night, depth, 0.6), light);
    return {
      art:
        rect(0, 0, WIDTH, HEIGHT, mixed(night, depth, 0.3)) +
        circle(sheet.chance.between(110, 390), 150, 46, lighter(light, 0.3)) +
        far +
        skyline(sheet, 580, 190, night, light) +
        rect(0, 600, WIDTH, 150, night),
      ground: night,
    };
  },
  // A ringed world among stars.
  ({ light, second, depth, dark }, sheet) => {
    const night = darker(dark, 0.45);
    const [x, r] = [sheet.chance.between(190, 310), sheet.chance.between(100, 135)];
    const ring = (sweep: number) =>
      path(
        `M${round(x - r * 1.75)} 300A${round(r * 1.75)} ${round(r * 0.42)} 0 0 ${sweep} ${round(x + r * 1.75)} 300`,
        "none",
        { stroke: lighter(light, 0.35), "stroke-width": 14 },
      );
    const world = group(
      { transform: `rotate(${sheet.chance.pick([-22, 18])} ${round(x)} 300)` },
      ring(1) +
        circle(x, 300, r, second) +
        circle(x - r * 0.25, 300 - r * 0.2, r * 0.62, light, { "fill-opacity": 0.5 }) +
        ring(0),
    );
    return {
      art:
        rect(0, 0, WIDTH, HEIGHT, mixed(night, depth, 0.25)) +
        specks(sheet, 600, 90, "#f7f1e3") +
        world,
      ground: night,
    };
  },
  // A wood below the moon.
  ({ light, depth, dark }, sheet) => {
    const ground = darker(dark, 0.4);
    const wood = layers(3, (share) =>
      trees(
        sheet,
        480 + share * 110,
        210 - share * 50,
        mixed(mixed(ground, depth, 0.6), ground, share),
      ),
    );
    return {
      art: circle(sheet.chance.between(140, 360), 210, 78, lighter(light, 0.2)) + wood,
      ground,
    };
  },
  // Arches within each other.
  ({ ground, accent, second, depth, light }) => {
    const colors = [accent, second, light, depth, ground];
    const arches = layers(5, (_, index) =>
      path(
        `M${40 + index * 40} 515V${round(250)}A${210 - index * 40} ${210 - index * 40} 0 0 1 ${460 - index * 40} 250V515Z`,
        colors[index] ?? accent,
      ),
    );
    return { art: arches, ground };
  },
  // Lines that rise over a middle.
  ({ ground, ink }, { chance }) => {
    const lines = layers(16, (_, index) => {
      const y = 130 + index * 25;
      const points = Array.from({ length: 21 }, (_, step) => {
        const rise = Math.exp(-(((step - 10) / 4) ** 2)) * chance.between(10, 95);
        return `${60 + step * 19} ${round(y - rise)}`;
      });
      return path(`M${points.join("L")}`, ground, {
        stroke: ink,
        "stroke-width": 2.4,
        "stroke-linejoin": "round",
      });
    });
    return { art: lines, ground };
  },
];

/**
 * Draws a title's poster: a motif by its number, colors by its genres and mood, and its name set large. The same title
 * always looks the same.
 * @param width in pixels; the height is half as much again
 */
export function drawPoster(title: Title, width: number): string {
  const palette = paletteOf(title);
  const hash = hashNumbers(title.id, 6);
  const chance = random(hash);
  const motif = MOTIFS[hash % MOTIFS.length] ?? MOTIFS[0];
  const {
    art,
    ground,
    isTitleAbove = false,
  } = motif(palette, { width: WIDTH, height: HEIGHT, chance });
  const ink = readable(ground, palette.ink, "#f6eedd");
  const face = SERIF.has(title.mood) ? "serif" : "sans";
  const name = setText(
    face === "sans" ? title.title.toUpperCase() : title.title,
    isTitleAbove
      ? { x: 36, y: 44, width: 428, height: 150 }
      : { x: 36, y: 540, width: 428, height: 142 },
    face,
    { bottom: !isTitleAbove },
  );
  const halo = {
    stroke: readable(ink, "#0d0b0a", "#fff8ea"),
    "stroke-opacity": 0.3,
    "stroke-width": 6,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
  return svg(
    { width, height: Math.round(width * 1.5), viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    linear("ground", [
      [0, palette.depth],
      [1, palette.ground],
    ]) +
      linear("shade", [
        [0.6, "#000", 0],
        [1, "#000", 0.24],
      ]),
    rect(0, 0, WIDTH, HEIGHT, ground === palette.ground ? ground : "url(#ground)") +
      art +
      rect(0, 0, WIDTH, HEIGHT, "url(#shade)") +
      path(name, ink, halo),
  );
}
