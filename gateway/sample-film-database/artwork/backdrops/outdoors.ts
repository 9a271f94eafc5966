import { darker, lighter, mixed } from "../colour.ts";
import { ridge, specks } from "../shapes.ts";
import { circle, linear, path, radial, rect, round } from "../svg.ts";
import { type DrawScene, HEIGHT, STARS, WIDTH } from "./scene.ts";

/** Scenes under the open sky. */

/** Ridges at dusk, haze between them. */
export const peaks: DrawScene = ({ night, air, light, chance }) => {
  const glow = mixed(air, light, 0.35);
  const x = chance.between(620, 1050);
  const layers = Array.from({ length: 6 }, (_, index) => {
    const share = index / 5;
    return (
      path(
        ridge(chance, WIDTH, HEIGHT, 330 + index * 66, 210 - index * 26, 4 + index),
        mixed(mixed(glow, air, 0.4 + 0.3 * share), night, share),
      ) + rect(0, 300 + index * 66, WIDTH, 120, "url(#haze)")
    );
  });
  return {
    defs:
      linear("sky", [
        [0, mixed(night, air, 0.5)],
        [0.55, glow],
      ]) +
      linear("haze", [
        [0, glow, 0],
        [1, glow, 0.1],
      ]) +
      radial("sun", [
        [0, lighter(light, 0.4), 0.85],
        [0.25, light, 0.35],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(x, 300, 300, "url(#sun)") +
      circle(x, 296, 34, lighter(light, 0.55), { "fill-opacity": 0.85 }) +
      layers.join(""),
  };
};

/** Moonlight on open water. */
export const moonlitSea: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(680, 1020);
  const horizon = 400;
  const glow = lighter(light, 0.35);
  let glints = "";
  for (let index = 0; index < 190; index++) {
    const depth = chance.next() ** 1.6;
    const y = horizon + 6 + depth * 310;
    const spread = 26 + depth * 150;
    const half = (2 + depth * 26) * chance.between(0.4, 1);
    const middle = x + (chance.next() + chance.next() - 1) * spread;
    glints += `M${round(middle - half)} ${round(y)}h${round(2 * half)}`;
  }
  return {
    defs:
      linear("sky", [
        [0, night],
        [1, mixed(air, light, 0.12)],
      ]) +
      linear("water", [
        [0, mixed(air, light, 0.14)],
        [0.5, mixed(night, air, 0.5)],
        [1, night],
      ]) +
      radial("halo", [
        [0, glow, 0.5],
        [0.3, light, 0.18],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, horizon, "url(#sky)") +
      path(specks(chance, { x: 0, y: 0, width: WIDTH, height: 330 }, 110, 0.5, 1.8), STARS, {
        "fill-opacity": 0.6,
      }) +
      rect(0, horizon, WIDTH, HEIGHT - horizon, "url(#water)") +
      circle(x, 230, 290, "url(#halo)") +
      circle(x, 230, 54, glow) +
      path(ridge(chance, WIDTH, horizon, horizon, 46, 5), mixed(night, air, 0.35)) +
      path(glints, "none", {
        stroke: glow,
        "stroke-width": 2,
        "stroke-opacity": 0.5,
        "stroke-linecap": "round",
      }),
  };
};

/** Trunks in the mist, light from deep in the wood. */
export const forest: DrawScene = ({ night, air, light, chance }) => {
  const trunks = (count: number, narrow: number, wide: number, colour: string): string => {
    let d = "";
    for (let index = 0; index < count; index++) {
      const x = ((index + chance.between(0.1, 0.9)) / count) * WIDTH;
      const width = chance.between(narrow, wide);
      const lean = chance.between(-16, 16);
      d += `M${round(x - width / 2)} ${HEIGHT}L${round(x - width / 3 + lean)} 0H${round(x + width / 3 + lean)}L${round(x + width / 2)} ${HEIGHT}Z`;
      for (let branch = 0; branch < 4; branch++) {
        const y = chance.between(20, 380);
        const side = chance.chance(0.5) ? 1 : -1;
        const reach = chance.between(30, 110) * side;
        const bx = x + lean * (1 - y / HEIGHT);
        d += `M${round(bx)} ${round(y)}l${round(reach)} ${round(-Math.abs(reach) * 0.6)}l${round(-reach * 0.12)} 6L${round(bx)} ${round(y + width * 0.3)}Z`;
      }
    }
    return path(d, colour);
  };
  const x = chance.between(640, 980);
  return {
    defs:
      radial("glow", [
        [0, lighter(light, 0.25), 0.62],
        [0.4, light, 0.26],
        [1, light, 0],
      ]) +
      linear("mist", [
        [0, mixed(air, light, 0.25), 0],
        [1, mixed(air, light, 0.25), 0.4],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.7)) +
      circle(x, 330, 460, "url(#glow)") +
      trunks(26, 6, 14, mixed(air, light, 0.12)) +
      rect(0, 240, WIDTH, 480, "url(#mist)") +
      trunks(15, 14, 26, mixed(night, air, 0.55)) +
      trunks(7, 30, 56, night) +
      path(ridge(chance, WIDTH, HEIGHT, 690, 50, 9), night),
  };
};

/** Dunes under a low sun. */
export const dunes: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(700, 1040);
  const glow = mixed(air, light, 0.5);
  const bands = Array.from({ length: 5 }, (_, index) => {
    const y = 410 + index * 62;
    const swell = chance.between(50, 110) * (index % 2 ? 1 : -1);
    const crest = chance.between(360, 900);
    const lit = `M-10 ${y}C${crest * 0.4} ${y - swell} ${crest * 0.8} ${y - swell} ${crest} ${y + 10}S1160 ${y + swell * 0.7} 1290 ${y}V${HEIGHT}H-10Z`;
    return (
      path(lit, mixed(mixed(glow, air, 0.35), night, (index + 0.6) / 5)) +
      path(
        `M${crest} ${y + 10}C${crest + 60} ${y + 60} ${crest + 90} ${y + 150} ${crest - 60} ${HEIGHT}H1290V${y}C1160 ${y + swell * 0.7} ${crest + 120} ${y + 40} ${crest} ${y + 10}Z`,
        darker(mixed(air, night, (index + 1) / 5), 0.3),
        { "fill-opacity": 0.7 },
      )
    );
  });
  return {
    defs:
      linear("sky", [
        [0, mixed(night, air, 0.5)],
        [0.62, glow],
      ]) +
      radial("sun", [
        [0, lighter(light, 0.6), 0.9],
        [0.14, lighter(light, 0.2), 0.5],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(x, 390, 380, "url(#sun)") +
      circle(x, 372, 58, lighter(light, 0.6)) +
      bands.join(""),
  };
};

/** A road at night, headlights far off. */
export const nightRoad: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(640, 900);
  const glow = lighter(light, 0.3);
  let poles = "";
  for (let index = 0; index < 7; index++) {
    const share = 1 / (index + 1);
    const px = x + 40 + 620 * share;
    const height = 420 * share;
    poles += `M${round(px)} ${round(372 + 210 * share)}V${round(372 + 210 * share - height)}M${round(px - 44 * share)} ${round(372 + 210 * share - height * 0.92)}h${round(88 * share)}`;
  }
  return {
    defs:
      linear("sky", [
        [0, night],
        [1, mixed(air, light, 0.22)],
      ]) +
      radial("head", [
        [0, "#ffffff", 0.95],
        [0.1, glow, 0.7],
        [1, light, 0],
      ]) +
      linear("lane", [
        [0, glow, 0.5],
        [1, glow, 0.02],
      ]),
    art:
      rect(0, 0, WIDTH, 380, "url(#sky)") +
      path(specks(chance, { x: 0, y: 0, width: WIDTH, height: 300 }, 90, 0.5, 1.7), STARS, {
        "fill-opacity": 0.55,
      }) +
      path(ridge(chance, WIDTH, 382, 378, 70, 5), mixed(night, air, 0.4)) +
      rect(0, 378, WIDTH, HEIGHT - 378, mixed(night, air, 0.18)) +
      path(`M${x - 6} 378H${x + 6}L980 ${HEIGHT}H240Z`, darker(night, 0.25)) +
      path(`M${x - 2} 384H${x + 2}L630 ${HEIGHT}H590Z`, "url(#lane)") +
      path(poles, "none", { stroke: night, "stroke-width": 4 }) +
      circle(x, 384, 210, "url(#head)") +
      circle(x - 7, 384, 4, "#ffffff") +
      circle(x + 7, 384, 4, "#ffffff"),
  };
};
