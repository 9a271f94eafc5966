import { darker, lighter, mixed, readable } from "../colour.ts";
import { figure, skyline } from "../shapes.ts";
import { circle, group, linear, path, radial, rect } from "../svg.ts";
import { type Composition, HEIGHT, titleAtFoot, titleAtHead, WIDTH } from "./composition.ts";

/** Compositions of streets, rooms and light. */

const PALE = "#f6eedd";

/** A city at night before a big moon. */
export const skylineNight: Composition = ({ palette, chance }) => {
  const far = skyline(chance, WIDTH, 560, 120, 260, 0);
  const near = skyline(chance, WIDTH, 600, 60, 190, 0.28);
  const night = darker(palette.dark, 0.35);
  const black = darker(palette.dark, 0.72);
  return {
    defs: linear("sky", [
      [0, night],
      [0.75, mixed(palette.depth, palette.light, 0.25)],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(
        chance.between(140, 360),
        chance.between(335, 365),
        chance.between(84, 108),
        lighter(palette.light, 0.15),
      ) +
      path(far.buildings, mixed(palette.depth, night, 0.6)) +
      path(near.buildings, black) +
      path(near.windows, lighter(palette.light, 0.35)) +
      rect(0, 598, WIDTH, HEIGHT - 598, black),
    ...titleAtHead(150, "left", readable(night, palette.ink, PALE), lighter(palette.light, 0.45)),
  };
};

/** Light through blinds falls on a figure. */
export const blinds: Composition = ({ palette, chance }) => {
  const dark = darker(palette.dark, 0.3);
  const light = palette.light;
  const slant = chance.between(-0.2, 0.2);
  const slats = Array.from({ length: 13 }, (_, index) => {
    const y = 20 + index * 40;
    return `M0 ${y}L${WIDTH} ${y + WIDTH * slant}V${y + WIDTH * slant + 20}L0 ${y + 20}Z`;
  });
  return {
    defs: linear(
      "light",
      [
        [0, light],
        [1, mixed(light, dark, 0.75)],
      ],
      [chance.chance(0.5) ? 0 : 1, 0, 0.5, 1],
    ),
    art:
      rect(0, 0, WIDTH, HEIGHT, dark) +
      path(slats.join(""), "url(#light)") +
      path(figure(chance.between(150, 350), 600, 420), darker(dark, 0.6)) +
      rect(0, 545, WIDTH, HEIGHT - 545, darker(dark, 0.6)),
    ...titleAtFoot(138, "left", readable(darker(dark, 0.6), palette.ink, PALE)),
  };
};

/** Rain across a street lamp's light, somebody under it. */
export const rain: Composition = ({ palette, chance }) => {
  const night = darker(palette.dark, 0.25);
  const x = chance.between(170, 330);
  let drops = "";
  for (let index = 0; index < 110; index++) {
    const length = chance.between(14, 46);
    drops += `M${Math.round(chance.between(-40, WIDTH))} ${Math.round(chance.between(0, 640))}l${Math.round(length * 0.26)} ${Math.round(length)}`;
  }
  const glow = lighter(palette.light, 0.3);
  const ground = darker(night, 0.45);
  return {
    defs:
      linear("air", [
        [0, mixed(palette.depth, night, 0.3)],
        [1, night],
      ]) +
      linear("cone", [
        [0, glow, 0.75],
        [1, glow, 0.04],
      ]) +
      radial("pool", [
        [0, glow, 0.6],
        [1, glow, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#air)") +
      path(`M${x - 14} 196L${x + 14} 196L${x + 150} 590H${x - 150}Z`, "url(#cone)") +
      path(drops, "none", {
        stroke: lighter(palette.depth, 0.45),
        "stroke-width": 1.4,
        "stroke-opacity": 0.6,
      }) +
      rect(0, 580, WIDTH, HEIGHT - 580, ground) +
      `<ellipse cx="${Math.round(x)}" cy="592" rx="170" ry="26" fill="url(#pool)"/>` +
      path(figure(x, 596, 150), darker(night, 0.75)) +
      path(
        `M${x - 52} 462Q${x} 400 ${x + 52} 462Q${x + 39} 452 ${x + 26} 462Q${x + 13} 452 ${x} 462Q${x - 13} 452 ${x - 26} 462Q${x - 39} 452 ${x - 52} 462Z`,
        darker(night, 0.75),
      ) +
      rect(x - 20, 186, 40, 12, darker(night, 0.75), { rx: 4 }),
    ...titleAtHead(
      120,
      "centre",
      readable(mixed(palette.depth, night, 0.3), palette.ink, PALE),
      PALE,
    ),
  };
};

/** One beam from above, one figure in it. */
export const spotlight: Composition = ({ palette, chance }) => {
  const dark = darker(palette.dark, 0.45);
  const beam = lighter(palette.light, 0.2);
  const top = chance.between(-80, 580);
  const x = 250;
  return {
    defs:
      linear("beam", [
        [0, beam, 0.95],
        [1, beam, 0.12],
      ]) +
      radial("floor", [
        [0, beam, 0.95],
        [0.75, beam, 0.45],
        [1, beam, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, dark) +
      path(`M${top - 18} -10L${top + 18} -10L${x + 168} 520L${x - 168} 520Z`, "url(#beam)") +
      `<ellipse cx="${x}" cy="520" rx="172" ry="34" fill="url(#floor)"/>` +
      path(figure(x, 524, 150), darker(dark, 0.6)) +
      path(`M${x - 8} 524l${(x - top) * 0.35 - 26} 44h52L${x + 8} 524Z`, darker(dark, 0.4), {
        "fill-opacity": 0.6,
      }),
    ...titleAtFoot(135, "centre", readable(dark, palette.ink, PALE)),
  };
};

/** A lit doorway at the end of a dark room, a long shadow in front. */
export const doorway: Composition = ({ palette, chance }) => {
  const wall = mixed(palette.dark, palette.second, 0.35);
  const floor = darker(palette.dark, 0.5);
  const light = lighter(palette.light, 0.28);
  const x = chance.between(130, 300);
  const skew = chance.between(-60, 60);
  return {
    defs:
      linear("fall", [
        [0, light, 0.85],
        [1, light, 0],
      ]) +
      linear("wall", [
        [0, darker(wall, 0.35)],
        [1, wall],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#wall)") +
      rect(0, 440, WIDTH, HEIGHT - 440, floor) +
      path(`M${x} 440H${x + 90}L${x + 190 + skew} 690H${x - 100 + skew}Z`, "url(#fall)") +
      rect(x, 216, 90, 224, light) +
      path(figure(x + 45, 440, 176), darker(floor, 0.5)) +
      path(`M${x + 36} 440H${x + 54}L${x + 74 + skew} 680H${x + 14 + skew}Z`, darker(floor, 0.5), {
        "fill-opacity": 0.75,
      }),
    ...titleAtHead(140, "left", readable(darker(wall, 0.25), palette.ink, PALE, light), PALE),
  };
};

/** Two grounds torn apart along a ragged edge. */
export const torn: Composition = ({ palette, chance }) => {
  const upright = chance.chance(0.5);
  const edge = Array.from({ length: 26 }, (_, index) => {
    const along = (index / 25) * (upright ? 560 : WIDTH);
    const base = upright ? 400 - index * 26 : 330 + index * 4;
    const across = base + chance.between(-13, 13);
    return upright ? ([across, along] as const) : ([along, across] as const);
  });
  const line = edge.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L");
  const lower = upright ? `M${line}L-20 ${HEIGHT}H${WIDTH}V0Z` : `M${line}V${HEIGHT}H0Z`;
  const one = palette.accent;
  const other = palette.ground;
  const x = chance.between(190, 310);
  const person = figure(x, 500, 430);
  return {
    defs: `<clipPath id="low">${path(lower, "#000")}</clipPath>`,
    art:
      rect(0, 0, WIDTH, HEIGHT, one) +
      path(person, other) +
      path(lower, lighter(one, 0.75), {
        transform: upright ? "translate(-7 0)" : "translate(0 -7)",
      }) +
      path(lower, other) +
      group({ "clip-path": "url(#low)" }, path(person, one)),
    ...titleAtFoot(161, "left", readable(other, palette.ink, PALE, darker(other, 0.8))),
  };
};
