import { darker, lighter, mixed } from "../colour.ts";
import { ridge, specks } from "../shapes.ts";
import { circle, linear, path, radial, rect, round } from "../svg.ts";
import { type DrawScene, HEIGHT, skyOf, STARS, WIDTH } from "./scene.ts";

/** Scenes at the water and in the country. */

/** A lighthouse and its beam. */
export const lighthouse: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(820, 1040);
  return {
    defs:
      skyOf(night, mixed(air, light, 0.15)) +
      linear(
        "beam",
        [
          [0, light, 0.02],
          [1, lighter(light, 0.4), 0.6],
        ],
        [0, 0, 1, 0],
      ),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      path(specks(chance, { x: 0, y: 0, width: WIDTH, height: 360 }, 120, 0.5, 1.8), STARS, {
        "fill-opacity": 0.55,
      }) +
      path(`M${round(x)} 188L0 60V330Z`, "url(#beam)") +
      rect(0, 520, WIDTH, 200, mixed(night, air, 0.35)) +
      path(
        `M${round(x - 30)} 540L${round(x - 18)} 214h36L${round(x + 30)} 540Z`,
        mixed(air, "#ffffff", 0.2),
      ) +
      path(`M${round(x - 27)} 450h54l4 50h-62ZM${round(x - 21)} 300h42l4 50h-50Z`, night) +
      path(
        `M${round(x - 22)} 214v-44h44v44ZM${round(x - 26)} 170l26 -30l26 30Z`,
        darker(night, 0.2),
      ) +
      circle(x, 190, 13, lighter(light, 0.6)) +
      path(ridge(chance, WIDTH, HEIGHT, 600, 110, 3), night),
  };
};

/** A ship with tall masts before a low sun. */
export const ship: DrawScene = ({ night, air, light, second, chance }) => {
  const x = chance.between(740, 960);
  const sail = (dx: number, top: number, wide: number) =>
    `M${round(x + dx)} ${top}q${wide} ${60} ${wide * 0.2} 150h${-wide * 0.9}q${-wide * 0.1} -80 ${wide * 0.7} -150Z`;
  const glow = mixed(air, light, 0.5);
  return {
    defs:
      skyOf(night, glow) +
      radial("sun", [
        [0, lighter(light, 0.3), 0.8],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(x + 60, 440, 330, "url(#sun)") +
      path(
        [sail(-120, 250, 90), sail(-20, 190, 120), sail(90, 240, 96), sail(-20, 340, 130)].join(""),
        mixed(night, second, 0.35),
      ) +
      path(
        `M${round(x - 118)} 240v270M${round(x - 16)} 160v350M${round(x + 92)} 220v290M${round(x + 160)} 480l90 -56`,
        "none",
        { stroke: night, "stroke-width": 6 },
      ) +
      path(
        `M${round(x - 210)} 490Q${round(x)} 530 ${round(x + 190)} 486l-46 74q-150 26 -300 0Z`,
        night,
      ) +
      rect(0, 548, WIDTH, 172, mixed(night, air, 0.5)) +
      path(ridge(chance, WIDTH, HEIGHT, 596, 26, 14), mixed(night, air, 0.2)),
  };
};

/** Palms that lean over a beach. */
export const palms: DrawScene = ({ night, air, light, second, chance }) => {
  const palm = (x: number, height: number, lean: number) => {
    const [tx, ty] = [x + lean, 610 - height];
    const leaves = Array.from({ length: 8 }, (_, index) => {
      const angle = Math.PI * (0.05 + index / 7.6) + 0.1;
      const reach = height * chance.between(0.3, 0.42);
      const [lx, ly] = [tx - reach * Math.cos(angle), ty - reach * Math.sin(angle) * 0.5 + 26];
      return `M${round(tx)} ${round(ty)}Q${round((tx + lx) / 2)} ${round(ty - reach * 0.5)} ${round(lx)} ${round(ly)}Q${round((tx + lx) / 2)} ${round(ty - reach * 0.24)} ${round(tx)} ${round(ty)}Z`;
    });
    return `M${round(x - 9)} 620Q${round(x + lean * 0.2)} ${round(ty + height / 2)} ${round(tx - 3)} ${round(ty)}h6Q${round(x + lean * 0.2 + 14)} ${round(ty + height / 2)} ${round(x + 9)} 620Z${leaves.join("")}`;
  };
  return {
    defs: skyOf(mixed(night, air, 0.6), mixed(second, light, 0.6)),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(chance.between(620, 760), 430, 74, lighter(light, 0.4), { "fill-opacity": 0.9 }) +
      rect(0, 470, WIDTH, 110, mixed(air, light, 0.25)) +
      path(ridge(chance, WIDTH, 472, 468, 60, 3), mixed(air, night, 0.4)) +
      path(palm(980, 430, 70) + palm(1110, 340, -80) + palm(860, 280, -50), night) +
      path(`M0 ${HEIGHT}V610Q640 540 1280 610V${HEIGHT}Z`, darker(night, 0.1)),
  };
};

/** Light that falls into deep water. */
export const underwater: DrawScene = ({ night, air, light, second, chance }) => {
  const shafts = Array.from({ length: 7 }, () => {
    const [x, wide] = [chance.between(420, 1200), chance.between(40, 120)];
    return path(
      `M${round(x)} -10h${round(wide)}l${round(-120 + wide)} 620h${round(-wide * 2)}Z`,
      "url(#shaft)",
    );
  });
  let weeds = "";
  for (let index = 0; index < 22; index++) {
    const [x, height] = [chance.between(0, WIDTH), chance.between(60, 220)];
    weeds += `M${round(x)} 720q-30 ${round(-height * 0.4)} 0 ${round(-height * 0.6)}t6 ${round(-height * 0.4)}q26 ${round(height * 0.5)} 14 ${round(height)}Z`;
  }
  const fish = Array.from({ length: 16 }, () => {
    const [x, y, s] = [chance.between(520, 1180), chance.between(180, 470), chance.between(6, 18)];
    return `M${round(x)} ${round(y)}q${round(s * 1.4)} ${round(-s)} ${round(s * 2.6)} 0q${round(-s * 1.2)} ${round(s)} ${round(-s * 2.6)} 0ZM${round(x)} ${round(y)}l${round(-s)} ${round(-s * 0.7)}v${round(s * 1.4)}Z`;
  });
  return {
    defs:
      skyOf(mixed(air, second, 0.6), night) +
      linear("shaft", [
        [0, lighter(light, 0.5), 0.4],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      shafts.join("") +
      path(fish.join(""), lighter(light, 0.2), { "fill-opacity": 0.8 }) +
      path(specks(chance, { x: 300, y: 60, width: 960, height: 600 }, 70, 1, 6), "#ffffff", {
        "fill-opacity": 0.22,
      }) +
      path(weeds, darker(night, 0.1)),
  };
};

/** A field of wheat below a wide evening. */
export const wheat: DrawScene = ({ night, air, light, second, chance }) => {
  let stalks = "";
  for (let index = 0; index < 230; index++) {
    const [x, height] = [chance.next() * WIDTH, chance.between(60, 190)];
    const lean = chance.between(8, 40);
    stalks += `M${round(x)} 720q2 ${round(-height * 0.6)} ${round(lean)} ${round(-height)}`;
  }
  return {
    defs: skyOf(mixed(night, air, 0.7), mixed(air, light, 0.6)),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(chance.between(720, 1000), 450, 60, lighter(light, 0.5)) +
      path(ridge(chance, WIDTH, 530, 500, 50, 4), mixed(air, night, 0.5)) +
      rect(0, 510, WIDTH, 210, mixed(second, night, 0.5)) +
      path(stalks, "none", {
        stroke: mixed(light, second, 0.4),
        "stroke-width": 3,
        "stroke-opacity": 0.6,
      }),
  };
};

/** A crooked house under a tree, one window lit. */
export const cottage: DrawScene = ({ night, air, light, second, chance }) => {
  const x = chance.between(760, 940);
  const crown = Array.from({ length: 14 }, () =>
    circle(
      x + 170 + chance.between(-130, 130),
      260 + chance.between(-90, 90),
      chance.between(50, 92),
      mixed(night, second, 0.5),
      { "fill-opacity": 0.85 },
    ),
  );
  return {
    defs:
      skyOf(mixed(night, air, 0.8), mixed(air, light, 0.35)) +
      radial("lamp", [
        [0, light, 0.7],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      path(specks(chance, { x: 0, y: 0, width: WIDTH, height: 300 }, 70, 0.5, 1.8), STARS, {
        "fill-opacity": 0.6,
      }) +
      path(`M${round(x + 150)} 600q20 -170 10 -330h34q-6 170 26 330Z`, darker(night, 0.1)) +
      crown.join("") +
      path(
        `M${round(x - 120)} 600V450h210V600ZM${round(x - 160)} 460l140 -130l150 130ZM${round(x + 40)} 420v-90h30v110Z`,
        mixed(night, air, 0.25),
      ) +
      circle(x - 40, 510, 150, "url(#lamp)") +
      path(`M${round(x - 66)} 486h50v50h-50Z`, lighter(light, 0.4)) +
      path(`M0 ${HEIGHT}V620Q420 560 ${round(x)} 592T1280 600V${HEIGHT}Z`, night),
  };
};

/** Rails that run to the horizon, signals beside them. */
export const rails: DrawScene = ({ night, air, light, chance }) => {
  const x = chance.between(760, 920);
  const sleepers = Array.from({ length: 13 }, (_, index) => {
    const share = (index / 12) ** 2;
    const wide = 14 + share * 620;
    return `M${round(x - wide / 2 - share * 130)} ${round(410 + share * 300)}h${round(wide)}v${round(2 + share * 16)}h${round(-wide)}Z`;
  });
  const signals = [0.12, 0.3, 0.62].map((share) => {
    const [px, y, height] = [x + 60 + share * 430, 420 + share * 190, 60 + share * 260];
    return (
      path(
        `M${round(px)} ${round(y)}v${round(-height)}h${round(10 + share * 14)}v${round(height)}Z`,
        night,
      ) + circle(px + 6, y - height, 8 + share * 16, lighter(light, 0.3), { "fill-opacity": 0.9 })
    );
  });
  return {
    defs: skyOf(night, mixed(air, light, 0.45)),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      path(ridge(chance, WIDTH, 412, 404, 70, 6), mixed(air, night, 0.6)) +
      rect(0, 408, WIDTH, HEIGHT - 408, mixed(night, air, 0.25)) +
      path(sleepers.join(""), darker(night, 0.1)) +
      path(
        `M${round(x - 4)} 410L${round(x - 360)} ${HEIGHT}h26L${round(x)} 410ZM${round(x + 4)} 410L${round(x + 200)} ${HEIGHT}h26L${round(x + 8)} 410Z`,
        lighter(light, 0.2),
        { "fill-opacity": 0.6 },
      ) +
      signals.join(""),
  };
};
