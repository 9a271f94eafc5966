import { darker, lighter, mixed } from "../colour.ts";
import { figure, ridge, specks } from "../shapes.ts";
import { circle, linear, path, radial, rect, round } from "../svg.ts";
import { type DrawScene, HEIGHT, skyOf, WIDTH } from "./scene.ts";

/** Scenes of halls, arenas and tables. */

/** The columns and steps of a court. */
export const columns: DrawScene = ({ night, air, light, chance }) => {
  const shafts = Array.from({ length: 7 }, (_, index) => {
    const x = 430 + index * 126;
    return (
      rect(x, 190, 56, 360, "url(#shaft)") +
      rect(x - 10, 176, 76, 18, mixed(air, light, 0.3)) +
      rect(x - 10, 546, 76, 16, mixed(air, light, 0.2))
    );
  });
  const steps = Array.from({ length: 5 }, (_, index) =>
    rect(
      390 - index * 36,
      560 + index * 30,
      980,
      30,
      mixed(mixed(air, light, 0.18), night, index / 5),
    ),
  );
  return {
    defs: linear(
      "shaft",
      [
        [0, night],
        [0.35, mixed(air, light, 0.5)],
        [1, night],
      ],
      [0, 0, 1, 0],
    ),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.35)) +
      path("M380 170L840 40L1300 170Z", mixed(air, light, 0.2)) +
      shafts.join("") +
      steps.join("") +
      path(figure(chance.between(640, 900), 690, 150), night),
  };
};

/** Shelves of books up to the ceiling. */
export const shelves: DrawScene = ({ night, air, light, second, chance }) => {
  let books = "";
  for (let row = 0; row < 6; row++) {
    for (let x = 380; x < WIDTH;) {
      const [wide, height] = [chance.between(10, 28), chance.between(64, 94)];
      const color = chance.pick([
        mixed(air, light, 0.3),
        mixed(second, night, 0.3),
        mixed(air, second, 0.5),
        mixed(night, air, 0.8),
      ]);
      if (chance.chance(0.93)) books += rect(x, 22 + row * 116 + 94 - height, wide, height, color);
      x += wide + 2;
    }
  }
  const boards = Array.from({ length: 6 }, (_, row) =>
    rect(360, 116 + row * 116, 920, 9, darker(night, 0.1)),
  );
  return {
    defs: radial("lamp", [
      [0, lighter(light, 0.3), 0.5],
      [1, light, 0],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, night) +
      books +
      boards.join("") +
      circle(chance.between(760, 980), 330, 380, "url(#lamp)"),
  };
};

/** A stadium under its lights. */
export const stadium: DrawScene = ({ night, air, light, second, chance }) => {
  const masts = [500, 760, 1020, 1220].map((x) => {
    const lamps = Array.from({ length: 8 }, (_, index) =>
      circle(x - 33 + (index % 4) * 22, 130 + Math.floor(index / 4) * 22, 8, lighter(light, 0.6)),
    );
    return (
      path(`M${x - 4} 160h8V430h-8Z`, night) + circle(x, 140, 170, "url(#flood)") + lamps.join("")
    );
  });
  return {
    defs:
      skyOf(night, mixed(night, air, 0.8)) +
      radial("flood", [
        [0, lighter(light, 0.4), 0.5],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      masts.join("") +
      path(`M0 520Q640 360 1280 520V600H0Z`, mixed(night, air, 0.4)) +
      path(
        specks(chance, { x: 120, y: 440, width: 1160, height: 110 }, 260, 0.8, 2.6),
        lighter(second, 0.4),
        { "fill-opacity": 0.7 },
      ) +
      path(`M0 ${HEIGHT}V590H1280V${HEIGHT}Z`, mixed(second, night, 0.35)) +
      path("M500 720L600 590M860 720V590M1220 720L1120 590M0 640H1280", "none", {
        stroke: "#ffffff",
        "stroke-width": 3,
        "stroke-opacity": 0.3,
      }),
  };
};

/** Banners over a field of smoke. */
export const banners: DrawScene = ({ night, air, light, second, chance }) => {
  let poles = "";
  let cloth = "";
  for (let index = 0; index < 12; index++) {
    const [x, foot] = [400 + index * 76 + chance.between(-20, 20), chance.between(560, 660)];
    const height = chance.between(180, 330);
    poles += `M${round(x)} ${round(foot)}l${round(chance.between(-14, 14))} ${round(-height)}h4L${round(x + 5)} ${round(foot)}Z`;
    cloth += `M${round(x)} ${round(foot - height)}q40 -22 84 4q-10 30 6 62q-46 -26 -88 0Z`;
  }
  const smoke = Array.from({ length: 12 }, () =>
    circle(
      chance.between(280, 1260),
      chance.between(430, 640),
      chance.between(70, 170),
      "url(#smoke)",
    ),
  );
  return {
    defs:
      skyOf(mixed(night, air, 0.5), mixed(air, light, 0.5)) +
      radial("smoke", [
        [0, mixed(air, light, 0.4), 0.5],
        [1, air, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      path(ridge(chance, WIDTH, HEIGHT, 560, 110, 5), mixed(air, night, 0.5)) +
      smoke.join("") +
      path(cloth, mixed(second, night, 0.2)) +
      path(poles, night) +
      path(ridge(chance, WIDTH, HEIGHT, 680, 60, 9), darker(night, 0.1)),
  };
};

/** A great wheel, and the lights of a fair. */
export const fair: DrawScene = ({ night, air, light, second, chance }) => {
  const [x, y, r] = [chance.between(820, 960), 320, 230];
  const spokes = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  const tents = [470, 640, 1150].map((at) => `M${at - 90} 650V560L${at} 490L${at + 90} 560V650Z`);
  return {
    defs:
      skyOf(night, mixed(air, second, 0.4)) +
      radial("glow", [
        [0, light, 0.35],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      circle(x, y, 420, "url(#glow)") +
      circle(x, y, r, "none", {
        stroke: lighter(light, 0.2),
        "stroke-width": 5,
        "stroke-opacity": 0.7,
      }) +
      path(
        spokes.map(([sx, sy]) => `M${round(x)} ${round(y)}L${round(sx)} ${round(sy)}`).join(""),
        "none",
        { stroke: light, "stroke-width": 2, "stroke-opacity": 0.45 },
      ) +
      spokes
        .map(([sx, sy], index) =>
          circle(sx, sy, 15, index % 2 ? lighter(second, 0.3) : lighter(light, 0.3)),
        )
        .join("") +
      path(
        `M${round(x)} ${y}l-110 340h22L${round(x)} ${y + 40}l88 300h22Z`,
        mixed(night, air, 0.3),
      ) +
      path(tents.join(""), mixed(second, night, 0.45)) +
      rect(0, 648, WIDTH, 72, night),
  };
};

/** A lamp over a laid table. */
export const table: DrawScene = ({ night, air, light, second, chance }) => {
  const x = chance.between(780, 920);
  const plates = [-250, -120, 10, 140, 270].map(
    (dx, index) =>
      `<ellipse cx="${round(x + dx)}" cy="${index % 2 ? 560 : 600}" rx="52" ry="15" fill="${lighter(second, 0.35)}" fill-opacity="0.7"/>`,
  );
  return {
    defs:
      radial("lamp", [
        [0, lighter(light, 0.5), 0.75],
        [0.4, light, 0.25],
        [1, light, 0],
      ]) +
      linear("cone", [
        [0, lighter(light, 0.4), 0.45],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.35)) +
      path(`M${round(x)} 190L${round(x - 430)} 620H${round(x + 430)}Z`, "url(#cone)") +
      path(
        `M${round(x - 2)} 0h4v120h-4ZM${round(x - 74)} 190q10 -74 74 -74t74 74Z`,
        darker(night, 0.2),
      ) +
      circle(x, 196, 150, "url(#lamp)") +
      `<ellipse cx="${round(x)}" cy="600" rx="450" ry="86" fill="${mixed(second, night, 0.5)}"/>` +
      plates.join("") +
      path(`M${round(x - 420)} 640q420 90 840 0l-60 90h-720Z`, darker(night, 0.1)),
  };
};
