import { darker, lighter, mixed, readable } from "../colour.ts";
import { specks, star } from "../shapes.ts";
import { circle, group, linear, path, radial, rect, round } from "../svg.ts";
import { type Composition, HEIGHT, titleAtFoot, titleAtHead, WIDTH } from "./composition.ts";

/** Compositions of planets and stars. */

const PALE = "#f7f1e3";
const SKY = { x: 0, y: 0, width: WIDTH, height: 560 };

/** A ringed planet among stars. */
export const planet: Composition = ({ palette, chance }) => {
  const night = darker(palette.dark, 0.45);
  const x = chance.between(170, 330);
  const y = 300;
  const r = chance.between(105, 140);
  const tilt = chance.pick([-24, -16, 18, 26]);
  const ring = (half: "front" | "back"): string =>
    group(
      { transform: `rotate(${tilt} ${round(x)} ${y})` },
      path(
        `M${round(x - r * 1.75)} ${y}A${round(r * 1.75)} ${round(r * 0.42)} 0 0 ${half === "back" ? 1 : 0} ${round(x + r * 1.75)} ${y}`,
        "none",
        { stroke: lighter(palette.light, 0.35), "stroke-width": 15, "stroke-opacity": 0.92 },
      ),
    );
  return {
    defs:
      linear(
        "globe",
        [
          [0, lighter(palette.light, 0.2)],
          [0.55, palette.second],
          [1, darker(palette.dark, 0.3)],
        ],
        [0.1, 0, 0.9, 1],
      ) +
      linear("night", [
        [0, night],
        [1, mixed(night, palette.depth, 0.55)],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#night)") +
      path(specks(chance, SKY, 90, 0.6, 2.6), PALE, { "fill-opacity": 0.9 }) +
      ring("back") +
      circle(x, y, r, "url(#globe)") +
      ring("front"),
    ...titleAtFoot(161, "centre", readable(mixed(night, palette.depth, 0.5), palette.ink, PALE)),
  };
};

/** The rim of a world with its sun coming up. */
export const dawn: Composition = ({ palette, chance }) => {
  const night = darker(palette.dark, 0.6);
  const x = chance.between(140, 360);
  const glow = lighter(palette.light, 0.45);
  return {
    defs:
      radial("glow", [
        [0, "#ffffff"],
        [0.12, glow],
        [0.45, palette.light, 0.55],
        [1, palette.light, 0],
      ]) +
      linear("world", [
        [0, mixed(palette.depth, palette.light, 0.35)],
        [0.22, darker(palette.dark, 0.35)],
        [1, night],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, night) +
      path(specks(chance, { ...SKY, height: 400 }, 80, 0.6, 2.2), PALE, { "fill-opacity": 0.85 }) +
      circle(x, 452, 260, "url(#glow)") +
      circle(250, 1230, 790, "url(#world)") +
      circle(250, 1230, 790, "none", { stroke: glow, "stroke-width": 4 }),
    ...titleAtHead(200, "centre", readable(night, palette.ink, PALE), PALE),
  };
};

/** A constellation over a dark wood. */
export const constellation: Composition = ({ palette, chance }) => {
  const night = palette.dark;
  const points = Array.from(
    { length: 7 },
    (_, index) => [70 + index * 60 + chance.between(-16, 16), chance.between(150, 390)] as const,
  );
  const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
  const stars = points.map(([x, y], index) =>
    path(star(x, y, index % 3 === 0 ? 24 : 15, 4, 4), lighter(palette.light, 0.25)),
  );
  const wood = (base: number, tall: number, colour: string): string => {
    let d = "";
    for (let x = -20; x < WIDTH + 20; x += chance.between(20, 38)) {
      const height = tall * chance.between(0.55, 1);
      d += `M${round(x - 26)} ${base}L${round(x)} ${round(base - height)}L${round(x + 26)} ${base}Z`;
    }
    return path(`${d}M0 ${base - 2}H${WIDTH}V${HEIGHT}H0Z`, colour);
  };
  const front = darker(night, 0.55);
  return {
    defs: linear("night", [
      [0, darker(night, 0.25)],
      [1, mixed(night, palette.depth, 0.85)],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#night)") +
      path(specks(chance, { ...SKY, height: 430 }, 70, 0.6, 2), PALE, { "fill-opacity": 0.7 }) +
      path(`M${line}`, "none", {
        stroke: lighter(palette.light, 0.3),
        "stroke-width": 1.6,
        "stroke-opacity": 0.7,
      }) +
      stars.join("") +
      wood(540, 120, mixed(front, palette.depth, 0.4)) +
      wood(590, 100, front),
    ...titleAtFoot(124, "centre", readable(front, palette.ink, PALE)),
  };
};

/** A tunnel of frames that narrows to a light. */
export const tunnel: Composition = ({ palette, chance }) => {
  const turn = chance.between(4, 9) * (chance.chance(0.5) ? 1 : -1);
  const night = darker(palette.dark, 0.35);
  const frames = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const size = 640 * (1 - share) ** 1.35 + 26;
    return group(
      { transform: `rotate(${round(turn * index)} 250 300)` },
      rect(250 - size / 2, 300 - size / 2, size, size, mixed(night, palette.light, share ** 1.6), {
        stroke: mixed(palette.second, palette.light, share),
        "stroke-width": 2.5,
        rx: round(size * 0.06),
      }),
    );
  });
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, night) +
      frames.join("") +
      circle(250, 300, 12, lighter(palette.light, 0.7)) +
      rect(0, 566, WIDTH, 184, night),
    ...titleAtFoot(128, "left", readable(night, palette.ink, PALE)),
  };
};
