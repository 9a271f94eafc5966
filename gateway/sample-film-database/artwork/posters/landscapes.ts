import { darker, lighter, mixed, readable } from "../colour.ts";
import { ridge } from "../shapes.ts";
import { circle, linear, path, radial, rect } from "../svg.ts";
import { type Composition, HEIGHT, titleAtFoot, titleAtHead, WIDTH } from "./composition.ts";

/** Compositions made of land, sky and sea. */

/** Ridges behind ridges in the haze, a moon above. */
export const mountains: Composition = ({ palette, chance }) => {
  const top = mixed(palette.depth, palette.ground, 0.15);
  const bottom = lighter(mixed(palette.depth, palette.accent, 0.45), 0.15);
  const layers = 5;
  const front = darker(palette.ground, 0.55);
  const ridges = Array.from({ length: layers }, (_, index) => {
    const share = index / (layers - 1);
    const colour = mixed(mixed(bottom, palette.depth, 0.35), front, share ** 0.8);
    return path(
      ridge(chance, WIDTH, HEIGHT, 350 + index * 74, 190 - index * 24, 3 + (index % 2)),
      colour,
    );
  });
  const moon = {
    x: chance.between(130, 370),
    y: chance.between(300, 340),
    r: chance.between(46, 72),
  };
  const ink = readable(top, palette.ink, lighter(palette.accent, 0.6), darker(palette.ground, 0.4));
  return {
    defs: linear("sky", [
      [0, top],
      [0.55, mixed(top, bottom, 0.7)],
      [0.8, bottom],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(moon.x, moon.y, moon.r, lighter(palette.accent, 0.35)) +
      ridges.join(""),
    ...titleAtHead(170, "centre", ink, lighter(palette.accent, 0.55)),
  };
};

/** A great striped sun going down into the sea. */
export const bandedSun: Composition = ({ palette, chance }) => {
  const x = WIDTH / 2 + chance.between(-30, 30);
  const horizon = 400;
  const radius = chance.between(150, 185);
  const ground = darker(palette.ground, 0.15);
  const bands = Array.from({ length: 6 }, (_, index) => {
    const y = horizon - radius * 0.62 + index * radius * 0.115;
    return rect(0, y, WIDTH, 3 + index * 3.2, ground);
  });
  const ripples = Array.from({ length: 7 }, (_, index) => {
    const width = radius * (1.9 - index * 0.22) * chance.between(0.8, 1.1);
    const y = horizon + 14 + index * 15;
    return rect(
      x - width / 2 + chance.between(-16, 16),
      y,
      width,
      5 - index * 0.4,
      mixed(palette.accent, ground, index / 9),
      { rx: 2.5 },
    );
  });
  return {
    defs: linear("sun", [
      [0, lighter(palette.accent, 0.25)],
      [1, mixed(palette.accent, palette.second, 0.7)],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, ground) +
      circle(x, horizon - radius * 0.32, radius, "url(#sun)") +
      bands.join("") +
      rect(0, horizon, WIDTH, HEIGHT - horizon, ground) +
      ripples.join(""),
    ...titleAtFoot(170, "centre", readable(ground, palette.ink, "#fbf3e2")),
  };
};

/** Mesas and a low sun over a plain. */
export const desert: Composition = ({ palette, chance }) => {
  const sky = lighter(palette.accent, 0.3);
  const far = mixed(palette.accent, palette.ground, 0.35);
  // The title is on it, on grounds of a middle tone too.
  const near = mixed(darker(palette.ground, 0.35), palette.dark, 0.7);
  const mesa = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}L${x + width * 0.1} ${y - height * 0.75}L${x + width * 0.16} ${y - height}L${x + width * 0.8} ${y - height}L${x + width * 0.88} ${y - height * 0.7}L${x + width} ${y}Z`;
  const left = chance.between(-60, 0);
  const right = chance.between(270, 330);
  return {
    defs: linear("sky", [
      [0, mixed(palette.second, sky, 0.2)],
      [0.62, sky],
      [1, lighter(sky, 0.3)],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(chance.between(180, 330), 360, 96, lighter(palette.accent, 0.62)) +
      path(mesa(left, 470, 230, 130) + mesa(right, 470, 250, 175), far) +
      path(mesa(140, 478, 120, 60), mixed(far, near, 0.3)) +
      path(ridge(chance, WIDTH, HEIGHT, 510, 34, 4), mixed(far, near, 0.55)) +
      path(ridge(chance, WIDTH, HEIGHT, 570, 44, 3), near),
    ...titleAtFoot(
      161,
      "left",
      readable(near, lighter(palette.accent, 0.7), "#fbf0dc", palette.ink),
    ),
  };
};

/** A road that runs to the horizon. */
export const road: Composition = ({ palette, chance }) => {
  const horizon = 300;
  const x = 250 + chance.between(-60, 60);
  const land = darker(palette.ground, 0.25);
  const tarmac = darker(palette.ground, 0.6);
  const dashes = Array.from({ length: 8 }, (_, index) => {
    const near = (index + 0.15) / 8;
    const far = (index + 0.55) / 8;
    const y = (share: number): number => horizon + (HEIGHT - horizon) * share ** 2.2;
    const middle = (share: number): number => x + (250 - x) * share ** 2.2;
    const half = (share: number): number => 0.6 + 7 * share ** 2.2;
    return `M${middle(near) - half(near)} ${y(near)}L${middle(near) + half(near)} ${y(near)}L${middle(far) + half(far)} ${y(far)}L${middle(far) - half(far)} ${y(far)}Z`;
  });
  const sky = lighter(mixed(palette.depth, palette.light, 0.5), 0.12);
  const ink = readable(
    mixed(palette.depth, sky, 0.3),
    palette.ink,
    "#fdf4e3",
    darker(palette.ground, 0.5),
  );
  return {
    defs:
      linear("sky", [
        [0, palette.depth],
        [1, sky],
      ]) +
      radial("sun", [
        [0, lighter(palette.light, 0.7)],
        [0.4, lighter(palette.light, 0.3), 0.8],
        [1, palette.light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, horizon, "url(#sky)") +
      circle(x, horizon, 190, "url(#sun)") +
      rect(0, horizon, WIDTH, HEIGHT - horizon, land) +
      path(`M${x - 3} ${horizon}L${x + 3} ${horizon}L450 ${HEIGHT}L50 ${HEIGHT}Z`, tarmac) +
      path(dashes.join(""), lighter(palette.light, 0.35)) +
      path(ridge(chance, WIDTH, horizon + 2, horizon, 46, 6), darker(land, 0.3)),
    ...titleAtHead(150, "centre", ink, "#f3e9d8"),
  };
};

/** Waves laid over waves, in the manner of a woodcut. */
export const sea: Composition = ({ palette, chance }) => {
  const waves = Array.from({ length: 8 }, (_, index) => {
    const y = 300 + index * 52;
    const length = chance.between(110, 190);
    const start = -chance.between(0, length);
    let d = `M${start} ${y}`;
    for (let x = start; x < WIDTH + length; x += length) {
      d += `q${length / 4} ${-40} ${length / 2} 0t${length / 2} 0`;
    }
    d += `V${HEIGHT}H${start}Z`;
    return path(d, mixed(lighter(palette.depth, 0.15), darker(palette.ground, 0.45), index / 7), {
      stroke: mixed(palette.accent, palette.ground, 0.25 + index * 0.08),
      "stroke-width": 2.5,
    });
  });
  const sky = mixed(palette.ground, palette.second, 0.3);
  return {
    defs: "",
    art:
      rect(0, 0, WIDTH, HEIGHT, sky) +
      circle(chance.between(120, 380), 268, 72, palette.accent) +
      waves.join(""),
    ...titleAtHead(
      140,
      "left",
      readable(sky, palette.ink, "#fdf4e3", darker(palette.ground, 0.6)),
      "#f3ead9",
    ),
  };
};

/** A lone house with one lit window under a big sky. */
export const house: Composition = ({ palette, chance }) => {
  const sky = palette.dark;
  const hill = darker(palette.dark, 0.62);
  const x = chance.between(120, 300);
  const y = 470;
  const body = `M${x} ${y}V${y - 70}L${x + 42} ${y - 116}L${x + 84} ${y - 70}V${y}Z M${x + 60} ${y - 96}V${y - 122}H${x + 72}V${y - 84}Z`;
  const glow = lighter(palette.light, 0.3);
  const trees = Array.from({ length: 5 }, (_, index) => {
    const tx = index < 3 ? x - 40 - index * chance.between(26, 44) : x + 130 + (index - 3) * 48;
    const height = chance.between(60, 130);
    return `M${tx} ${y + 10}l-16 0l16 ${-height}l16 ${height}Z`;
  });
  return {
    defs:
      radial("glow", [
        [0, glow, 0.55],
        [1, glow, 0],
      ]) +
      linear("sky", [
        [0, darker(sky, 0.35)],
        [0.7, mixed(sky, palette.light, 0.35)],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(x + 42, y - 44, 170, "url(#glow)") +
      path(trees.join(""), mixed(hill, palette.depth, 0.25)) +
      path(body, hill) +
      rect(x + 30, y - 54, 22, 26, glow) +
      path(`M0 ${y + 6}Q${x + 40} ${y - 34} ${WIDTH} ${y + 30}V${HEIGHT}H0Z`, hill),
    ...titleAtFoot(170, "left", readable(hill, palette.ink, "#f3ead9", glow)),
  };
};
