import { darker, lighter, mixed } from "../colour.ts";
import { figure, skyline } from "../shapes.ts";
import { circle, group, linear, path, radial, rect, round } from "../svg.ts";
import { type DrawScene, HEIGHT, WIDTH } from "./scene.ts";

/** Scenes in towns and rooms. */

/** A city by night, its lights on. */
export const cityNight: DrawScene = ({ night, air, light, second, chance }) => {
  const far = skyline(chance, WIDTH, 560, 140, 330, 0.1);
  const middle = skyline(chance, WIDTH, 640, 120, 330, 0.2);
  const near = skyline(chance, WIDTH, HEIGHT, 40, 210, 0.12);
  const glow = mixed(air, light, 0.3);
  return {
    defs:
      linear("sky", [
        [0, night],
        [0.8, glow],
      ]) +
      linear("fog", [
        [0, glow, 0],
        [1, glow, 0.5],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(chance.between(760, 1080), 210, 62, lighter(light, 0.3), { "fill-opacity": 0.55 }) +
      path(far.buildings, mixed(glow, night, 0.55)) +
      path(far.windows, lighter(light, 0.2), { "fill-opacity": 0.35 }) +
      rect(0, 360, WIDTH, 220, "url(#fog)") +
      path(middle.buildings, mixed(air, night, 0.7)) +
      path(middle.windows, lighter(light, 0.3), { "fill-opacity": 0.6 }) +
      rect(0, 440, WIDTH, 210, "url(#fog)", { "fill-opacity": 0.5 }) +
      path(near.buildings, darker(night, 0.2)) +
      path(near.windows, second, { "fill-opacity": 0.7 }),
  };
};

/** Street lights out of focus behind rain on a pane. */
export const bokeh: DrawScene = ({ night, air, light, second, chance }) => {
  let lights = "";
  for (let index = 0; index < 46; index++) {
    const x = 200 + chance.next() ** 0.7 * 1080;
    const y = 90 + chance.next() * 430;
    const r = chance.between(10, 62);
    lights += circle(
      x,
      y,
      r,
      chance.pick([light, light, second, lighter(light, 0.4), mixed(light, second, 0.5)]),
      {
        "fill-opacity": round(chance.between(0.08, 0.34) * 10) / 10 + 0.04,
        stroke: lighter(light, 0.4),
        "stroke-opacity": 0.12,
        "stroke-width": 1.5,
      },
    );
  }
  let drops = "";
  for (let index = 0; index < 150; index++) {
    const length = chance.between(16, 90);
    drops += `M${Math.round(chance.between(0, WIDTH))} ${Math.round(chance.between(-40, HEIGHT))}l${round(-length * 0.12)} ${round(length)}`;
  }
  return {
    defs:
      linear("air", [
        [0, mixed(night, air, 0.4)],
        [0.55, mixed(air, light, 0.12)],
        [1, night],
      ]) +
      linear("wet", [
        [0, light, 0],
        [0.35, light, 0.13],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#air)") +
      lights +
      rect(0, 520, WIDTH, 200, "url(#wet)") +
      path(drops, "none", { stroke: "#ffffff", "stroke-opacity": 0.1, "stroke-width": 1.5 }),
  };
};

/** A tall window throws its light across a dark room. */
export const windowLight: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(760, 900);
  const glow = lighter(light, 0.2);
  // Either six panes in two columns, or slim lights side by side.
  const slim = chance.chance(0.5);
  const lights = slim ? [0, 74, 148, 222].slice(0, chance.whole(2, 4)) : [0, 104];
  const across = slim ? 56 : 92;
  const panes = lights.flatMap((from) =>
    slim
      ? [path(`M${x + from} 420V110a28 28 0 0 1 56 0V420Z`, "url(#pane)")]
      : [0, 1, 2].map((row) => rect(x + from, 70 + row * 126, across, 114, "url(#pane)")),
  );
  const beams = lights.map((from) => {
    const left = x + from;
    return path(
      `M${left} 70H${left + across}L${left - 420} ${HEIGHT + 60}H${left - 690}Z`,
      "url(#beam)",
    );
  });
  const somebody = chance.chance(0.65) ? path(figure(x - 210, 640, 330), darker(night, 0.5)) : "";
  let dust = "";
  for (let index = 0; index < 70; index++) {
    const share = chance.next();
    dust += `M${round(x + 80 - share * 560 + chance.between(-60, 90))} ${round(140 + share * 500)}m-1.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z`;
  }
  return {
    defs:
      linear("pane", [
        [0, lighter(glow, 0.3)],
        [1, mixed(glow, air, 0.35)],
      ]) +
      linear(
        "beam",
        [
          [0, glow, 0.34],
          [1, glow, 0.02],
        ],
        [0.9, 0, 0.3, 1],
      ) +
      linear(
        "wall",
        [
          [0, night],
          [1, mixed(night, air, 0.6)],
        ],
        [0, 0, 1, 0],
      ),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#wall)") +
      rect(0, 590, WIDTH, 130, darker(night, 0.3)) +
      panes.join("") +
      beams.join("") +
      path(dust, glow, { "fill-opacity": 0.5 }) +
      somebody,
  };
};

/** A corridor that runs away to a lit door. */
export const corridor: DrawScene = ({ night, air, light, chance }) => {
  const cx = chance.between(720, 860);
  const cy = 330;
  const frames = Array.from({ length: 9 }, (_, index) => {
    const share = (index / 9) ** 0.72;
    const width = 1900 * (1 - share) + 70;
    const height = 1180 * (1 - share) + 120;
    const bright = index % 2 === 0 ? 0.05 : 0.26;
    return rect(
      cx - width / 2,
      cy - height * 0.45,
      width,
      height,
      mixed(night, air, 0.2 + share * 0.7),
      { stroke: mixed(air, light, bright + share * 0.3), "stroke-width": round(5 - share * 3.6) },
    );
  });
  const glow = lighter(light, 0.35);
  return {
    defs:
      radial("end", [
        [0, glow, 0.85],
        [0.25, light, 0.32],
        [1, light, 0],
      ]) +
      linear("floor", [
        [0, glow, 0.5],
        [1, glow, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, night) +
      frames.join("") +
      circle(cx, cy, 330, "url(#end)") +
      rect(cx - 34, cy - 60, 68, 140, glow) +
      path(`M${cx - 34} ${cy + 80}h68l180 ${HEIGHT - cy - 80}h-428Z`, "url(#floor)") +
      path(figure(cx, cy + 84, 112), darker(night, 0.5)),
  };
};

/** A stage, beams from above, the heads of the audience. */
export const stage: DrawScene = ({ night, air, light, second, chance }) => {
  const beams = Array.from({ length: 6 }, (_, index) => {
    const top = 330 + index * 160;
    const foot = 560 + index * 60 + chance.between(-220, 220);
    return path(
      `M${top - 8} -10h16L${foot + 130} 600H${foot - 130}Z`,
      index % 2 ? "url(#warm)" : "url(#cool)",
    );
  });
  let crowd = "";
  for (let row = 0; row < 2; row++) {
    for (let x = -20 + row * 30; x < WIDTH + 40; x += chance.between(46, 66)) {
      const y = 660 + row * 46 + chance.between(-14, 10);
      const r = 20 + row * 6;
      crowd += `M${round(x - r)} ${round(y)}a${r} ${r + 3} 0 1 1 ${2 * r} 0q${r} 8 ${r + 6} 46V740H${round(x - 2 * r - 6)}q4 -90 ${r} -${r + 26}Z`;
    }
  }
  return {
    defs:
      linear("warm", [
        [0, lighter(light, 0.2), 0.5],
        [1, light, 0.02],
      ]) +
      linear("cool", [
        [0, lighter(second, 0.3), 0.55],
        [1, second, 0.02],
      ]) +
      radial("floor", [
        [0, light, 0.5],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.35)) +
      group({}, beams.join("")) +
      `<ellipse cx="780" cy="600" rx="620" ry="90" fill="url(#floor)"/>` +
      path(figure(chance.between(700, 860), 606, 150), darker(night, 0.4)) +
      path(crowd, darker(night, 0.45)),
  };
};
