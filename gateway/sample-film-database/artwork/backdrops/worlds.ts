import { darker, lighter, mixed } from "../colour.ts";
import { ridge, specks } from "../shapes.ts";
import { circle, linear, path, radial, rect, round } from "../svg.ts";
import { type DrawScene, HEIGHT, skyOf, STARS, WIDTH } from "./scene.ts";

/** Scenes of other worlds, and of what is below this one. */

const everywhere = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Stars drawn out to lines by speed. */
export const starLanes: DrawScene = ({ night, air, light, chance }) => {
  const [x, y] = [chance.between(780, 900), chance.between(280, 380)];
  let lanes = "";
  for (let index = 0; index < 190; index++) {
    const angle = chance.next() * Math.PI * 2;
    const from = 60 + chance.next() ** 2 * 700;
    const to = from * chance.between(1.15, 1.7);
    lanes += `M${round(x + from * Math.cos(angle))} ${round(y + from * Math.sin(angle))}L${round(x + to * Math.cos(angle))} ${round(y + to * Math.sin(angle))}`;
  }
  return {
    defs: radial("glow", [
      [0, lighter(light, 0.5), 0.8],
      [0.2, mixed(air, light, 0.5), 0.4],
      [1, night, 0],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.3)) +
      circle(x, y, 520, "url(#glow)") +
      path(lanes, "none", { stroke: STARS, "stroke-width": 2, "stroke-opacity": 0.55 }),
  };
};

/** A world with rings. */
export const ringedWorld: DrawScene = ({ night, air, light, second, chance }) => {
  const [x, y, r] = [chance.between(820, 980), chance.between(260, 360), chance.between(140, 210)];
  const turn = `rotate(${chance.whole(-28, -12)} ${round(x)} ${round(y)})`;
  const half = (sweep: 0 | 1) =>
    [1.5, 1.72, 2.05].map(
      (wide) =>
        `M${round(x - r * wide)} ${round(y)}a${round(r * wide)} ${round(r * wide * 0.24)} 0 0 ${sweep} ${round(2 * r * wide)} 0`,
    );
  const ring = {
    stroke: lighter(light, 0.3),
    "stroke-width": 7,
    "stroke-opacity": 0.45,
    transform: turn,
  };
  return {
    defs: linear(
      "ball",
      [
        [0, lighter(light, 0.2)],
        [0.5, mixed(second, air, 0.3)],
        [1, night],
      ],
      [0, 0, 0.8, 1],
    ),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.25)) +
      path(specks(chance, everywhere, 200, 0.4, 2.2), STARS, { "fill-opacity": 0.7 }) +
      path(half(1).join(""), "none", ring) +
      circle(x, y, r, "url(#ball)") +
      path(half(0).join(""), "none", ring),
  };
};

/** Two suns that set behind the domes of a settlement. */
export const twinSuns: DrawScene = ({ night, air, light, second, chance }) => {
  const x = chance.between(720, 900);
  let domes = "";
  for (let index = 0; index < 7; index++) {
    const r = chance.between(24, 70);
    const at = 430 + index * 120 + chance.between(-30, 30);
    domes += `M${round(at - r)} 560a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0Z`;
  }
  return {
    defs:
      skyOf(night, mixed(air, light, 0.55)) +
      radial("sun", [
        [0, light, 0.6],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(x, 380, 320, "url(#sun)") +
      circle(x, 380, 62, lighter(light, 0.5)) +
      circle(x + 150, 430, 38, lighter(second, 0.3)) +
      path(ridge(chance, WIDTH, 570, 540, 90, 5), mixed(air, night, 0.4)) +
      path(domes, mixed(air, night, 0.7)) +
      rect(0, 556, WIDTH, HEIGHT - 556, night),
  };
};

/** Walls and steep roofs on a hill, a path of lights up to them. */
export const castle: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(760, 980);
  let towers = "";
  let windows = "";
  for (const [dx, height, wide] of [
    [-150, 150, 46],
    [-80, 230, 54],
    [0, 330, 64],
    [84, 210, 50],
    [150, 130, 44],
  ] as const) {
    const top = 500 - height;
    towers += `M${round(x + dx - wide / 2)} 520V${top}l${wide / 2} ${-wide * 1.5}l${wide / 2} ${wide * 1.5}V520Z`;
    windows += `M${round(x + dx - 4)} ${top + 26}h8v16h-8Z`;
  }
  const steps = Array.from({ length: 9 }, (_, index) =>
    circle(x - 20 + 26 * Math.sin(index), 540 + index * 18, 2 + index * 0.4, light, {
      "fill-opacity": 0.8,
    }),
  );
  return {
    defs:
      skyOf(night, mixed(air, light, 0.3)) +
      radial("halo", [
        [0, light, 0.5],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      path(specks(chance, { ...everywhere, height: 340 }, 90, 0.5, 1.8), STARS, {
        "fill-opacity": 0.6,
      }) +
      circle(x + 40, 260, 330, "url(#halo)") +
      path(towers + `M${round(x - 190)} 520v-80h380v80Z`, mixed(night, air, 0.35)) +
      path(windows, lighter(light, 0.3)) +
      path(
        `M${round(x - 420)} ${HEIGHT}Q${round(x - 160)} 480 ${round(x)} 500T${round(x + 460)} ${HEIGHT}Z`,
        night,
      ) +
      steps.join(""),
  };
};

/** Crystals in a cave that shine by themselves. */
export const cave: DrawScene = ({ night, air, light, second, chance }) => {
  let crystals = "";
  for (let index = 0; index < 26; index++) {
    const x = 380 + chance.next() * 880;
    const height = chance.between(40, 190);
    const lean = chance.between(-40, 40);
    crystals += path(
      `M${round(x - height * 0.16)} 690L${round(x + lean - height * 0.1)} ${round(690 - height * 0.8)}L${round(x + lean)} ${round(690 - height)}L${round(x + lean + height * 0.12)} ${round(690 - height * 0.76)}L${round(x + height * 0.18)} 690Z`,
      chance.pick([light, second, lighter(light, 0.25), mixed(light, second, 0.5)]),
      { "fill-opacity": 0.6 },
    );
  }
  const teeth = Array.from(
    { length: 15 },
    (_, index) => `L${index * 92 + 46} ${round(chance.between(60, 250))}L${(index + 1) * 92} 40`,
  );
  return {
    defs: radial("glow", [
      [0, light, 0.5],
      [1, light, 0],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.5)) +
      circle(840, 640, 460, "url(#glow)") +
      crystals +
      path(`M0 0V40${teeth.join("")}V0Z`, night) +
      path(ridge(chance, WIDTH, HEIGHT, 700, 40, 8), darker(night, 0.2)),
  };
};

/** Lines of a circuit, with the points where they end. */
export const circuit: DrawScene = ({ night, air, light, chance }) => {
  let lines = "";
  let ends = "";
  for (let index = 0; index < 46; index++) {
    const [x, y] = [chance.whole(12, 38) * 32, chance.whole(1, 21) * 32];
    const [across, down] = [chance.whole(2, 7) * 32, chance.whole(-3, 3) * 32];
    lines += `M${x} ${y}h${across}l${Math.abs(down)} ${down}h64`;
    ends += `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`;
  }
  return {
    defs: radial("glow", [
      [0, light, 0.32],
      [1, light, 0],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.35)) +
      circle(860, 330, 480, "url(#glow)") +
      path(lines, "none", {
        stroke: lighter(light, 0.1),
        "stroke-width": 2.5,
        "stroke-opacity": 0.45,
      }) +
      path(ends, lighter(light, 0.35), { "fill-opacity": 0.85 }),
  };
};

/** Spires of ice below the lights of the north. */
export const ice: DrawScene = ({ night, air, light, second, chance }) => {
  let spires = "";
  for (let index = 0; index < 13; index++) {
    const x = 340 + index * 78 + chance.between(-20, 20);
    const [height, wide] = [chance.between(120, 400), chance.between(46, 90)];
    spires += path(
      `M${round(x - wide / 2)} 640L${round(x)} ${round(640 - height)}L${round(x + wide / 2)} 640Z`,
      index % 2 ? "url(#ice)" : mixed(air, lighter(second, 0.3), 0.5),
      { "fill-opacity": 0.8 },
    );
  }
  const veil = (y: number, color: string) =>
    path(
      `M200 ${y}C460 ${y - 160} 700 ${y + 120} 1280 ${y - 120}V${y - 10}C760 ${y + 200} 520 ${y - 40} 200 ${y + 60}Z`,
      color,
      { "fill-opacity": 0.22 },
    );
  return {
    defs:
      skyOf(night, mixed(night, air, 0.8)) +
      linear("ice", [
        [0, lighter(light, 0.5)],
        [1, mixed(air, second, 0.5)],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      veil(190, light) +
      veil(260, lighter(second, 0.4)) +
      spires +
      rect(0, 638, WIDTH, HEIGHT - 638, mixed(night, air, 0.6)) +
      path(specks(chance, everywhere, 240, 0.8, 3.4), "#ffffff", { "fill-opacity": 0.6 }),
  };
};
