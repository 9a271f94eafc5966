import { darker, lighter, mixed, readable } from "../colour.ts";
import { outline } from "../fonts.ts";
import { circle, group, linear, path, rect, round } from "../svg.ts";
import { type Composition, HEIGHT, WIDTH } from "./composition.ts";

/** Compositions in which the type is the picture. */

const PALE = "#f8f1e2";

/** The title as one block, as wide as the sheet, over two fields of colour. */
export const block: Composition = ({ palette, chance }) => {
  const split = chance.between(200, 520);
  const ink = readable(palette.ground, palette.ink, PALE);
  const side = chance.pick([60, 250, 440]);
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      circle(side, split, chance.between(150, 210), mixed(palette.depth, palette.ground, 0.15)) +
      rect(36, 36, 428, 7, palette.accent) +
      rect(36, 690, 428, 2, ink),
    title: {
      box: { x: 36, y: 74, width: 428, height: 590 },
      align: "left",
      valign: chance.pick(["top", "bottom", "middle"]),
      ink,
      block: true,
    },
    credit: { x: 36, y: 722, align: "left", ink },
  };
};

/** The title's first letter, larger than the sheet. */
export const initial: Composition = ({ palette, chance, title }) => {
  const letter =
    /[\p{L}\p{N}]/u.exec(title.replace(/^(the|a|an)\s+/i, ""))?.[0]?.toUpperCase() ?? "";
  const face = chance.pick(["abril", "anton", "playfair", "righteous", "limelight"] as const);
  const glyph = outline(face, letter, 820);
  const x = 250 - glyph.width / 2 + chance.between(-50, 50);
  const shift = chance.between(8, 16);
  return {
    defs: linear("face", [
      [0, palette.accent],
      [1, mixed(palette.accent, palette.second, 0.8)],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      group(
        { transform: `translate(${round(x + shift)} ${round(560 + shift)})` },
        path(glyph.path, palette.depth),
      ) +
      group({ transform: `translate(${round(x)} 560)` }, path(glyph.path, "url(#face)")) +
      rect(0, 586, WIDTH, 164, palette.ground),
    title: {
      box: { x: 40, y: 604, width: 420, height: 84 },
      align: "left",
      valign: "bottom",
      ink: readable(palette.ground, palette.ink, PALE),
    },
    credit: { x: 40, y: 722, align: "left", ink: readable(palette.ground, palette.ink, PALE) },
  };
};

/** A framed card, like an old title plate. */
export const plate: Composition = ({ palette, chance }) => {
  const ground = darker(palette.ground, 0.1);
  const line = readable(ground, palette.accent, palette.ink);
  const fans = [
    [30, 30, 0],
    [470, 30, 90],
    [470, 720, 180],
    [30, 720, 270],
  ] as const;
  const fan = (x: number, y: number, turn: number): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      Array.from({ length: 5 }, (_, index) =>
        path(
          `M0 ${28 + index * 20}A${28 + index * 20} ${28 + index * 20} 0 0 0 ${28 + index * 20} 0`,
          "none",
          { stroke: line, "stroke-width": 3 },
        ),
      ).join(""),
    );
  const turn = chance.between(0, 30);
  const rays = Array.from(
    { length: 24 },
    (_, index) =>
      `M250 190L${round(250 + 118 * Math.cos(((index * 15 + turn) * Math.PI) / 180))} ${round(190 + 118 * Math.sin(((index * 15 + turn) * Math.PI) / 180))}`,
  );
  return {
    defs: "",
    art:
      rect(0, 0, WIDTH, HEIGHT, ground) +
      rect(20, 20, 460, 710, "none", { stroke: line, "stroke-width": 4 }) +
      rect(30, 30, 440, 690, "none", { stroke: line, "stroke-width": 1.5 }) +
      fans.map(([x, y, angle]) => fan(x, y, angle)).join("") +
      path(rays.join(""), "none", { stroke: line, "stroke-width": 3 }) +
      circle(250, 190, 62, palette.depth, { stroke: line, "stroke-width": 4 }) +
      circle(250, 190, 40, palette.accent),
    title: {
      box: { x: 62, y: 335, width: 376, height: 260 },
      align: "centre",
      valign: "middle",
      ink: readable(ground, palette.ink, PALE),
    },
    credit: { x: 250, y: 672, align: "centre", ink: readable(ground, palette.ink, PALE) },
  };
};

type Emblem = (y: number, tone: string, ground: string) => string;

/** Marks in the middle of a paperback, around a height. */
const EMBLEMS: readonly [Emblem, ...Emblem[]] = [
  (y, tone, ground) => circle(250, y, 112, tone) + circle(290, y - 26, 96, ground),
  (y, tone, ground) =>
    path(`M250 ${y - 120}L372 ${y + 96}H128Z`, tone) +
    path(`M250 ${y - 36}L316 ${y + 84}H184Z`, ground),
  (y, tone) =>
    Array.from({ length: 6 }, (_, index) =>
      rect(110 + index * 50, y - 100 + (index % 2) * 34, 26, 170, tone),
    ).join(""),
  (y, tone) =>
    [112, 82, 52, 22]
      .map((r) => circle(250, y, r, "none", { stroke: tone, "stroke-width": 11 }))
      .join(""),
  (y, tone, ground) =>
    path(`M250 ${y - 118}L368 ${y}L250 ${y + 118}L132 ${y}Z`, tone) + circle(250, y, 46, ground),
  (y, tone) =>
    path(`M130 ${y - 8}h200a100 100 0 0 0 -200 0ZM170 ${y + 8}h200a100 100 0 0 1 -200 0Z`, tone),
];

/** A paperback's cover: a field of colour, a broad band for the title. */
export const paperback: Composition = ({ palette, chance }) => {
  const band = readable(
    palette.accent,
    palette.ground,
    lighter(palette.ground, 0.85),
    darker(palette.ground, 0.6),
  );
  const low = chance.chance(0.5);
  const y = low ? 430 : 110;
  const dotY = low ? 215 : 545;
  const tone = mixed(palette.accent, darker(palette.accent, 0.7), 0.35);
  const shape = chance.pick(EMBLEMS)(dotY, tone, palette.accent);
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.accent) +
      shape +
      rect(0, y, WIDTH, 220, band) +
      rect(0, y + 12, WIDTH, 2.5, palette.accent) +
      rect(0, y + 205.5, WIDTH, 2.5, palette.accent),
    title: {
      box: { x: 40, y: y + 32, width: 420, height: 156 },
      align: "centre",
      valign: "middle",
      ink: readable(band, palette.ink, palette.accent, PALE, "#17130f"),
    },
    credit: { x: 250, y: 722, align: "centre", ink: readable(palette.accent, PALE, "#17130f") },
  };
};
