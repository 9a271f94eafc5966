import { darker, lighter, mixed } from "../colour.ts";
import { ridge, specks } from "../shapes.ts";
import { circle, linear, path, radial, rect, round } from "../svg.ts";
import { type DrawScene, HEIGHT, STARS, WIDTH } from "./scene.ts";

/** Scenes of space, and of colour alone. */

/** A nebula, and the limb of a world. */
export const nebula: DrawScene = ({ night, air, light, second, chance }) => {
  const clouds = Array.from({ length: 9 }, (_, index) => {
    const x = 420 + chance.next() * 860;
    const y = 40 + chance.next() * 420;
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(chance.between(170, 380))}" ry="${round(chance.between(80, 190))}" fill="url(#${index % 3 === 0 ? "c" : index % 3 === 1 ? "a" : "b"})" transform="rotate(${chance.whole(-40, 20)} ${round(x)} ${round(y)})"/>`;
  });
  const cloud = (id: string, colour: string, opacity: number): string =>
    radial(id, [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.35],
      [1, colour, 0],
    ]);
  const r = chance.between(300, 520);
  const x = chance.between(880, 1200);
  return {
    defs:
      cloud("a", mixed(light, second, 0.3), 0.3) +
      cloud("b", lighter(air, 0.2), 0.5) +
      cloud("c", second, 0.45) +
      linear(
        "world",
        [
          [0, lighter(light, 0.15)],
          [0.1, mixed(second, night, 0.4)],
          [0.45, darker(night, 0.2)],
        ],
        [0.2, 0, 0.5, 1],
      ),
    art:
      rect(0, 0, WIDTH, HEIGHT, night) +
      clouds.join("") +
      path(specks(chance, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 220, 0.4, 2.4), STARS, {
        "fill-opacity": 0.8,
      }) +
      circle(x, 560 + r * 0.72, r, "url(#world)"),
  };
};

/** Folds of coloured cloth, lit from one side. */
export const folds: DrawScene = ({ night, air, light, second, chance }) => {
  const count = 10;
  const sway = chance.between(130, 260);
  const bands = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const x = 180 + index * 122;
    const edge = mixed(mixed(light, second, share), air, 0.35 + 0.3 * Math.abs(share - 0.6));
    return path(
      `M${x} -20C${x - sway} 220 ${x + sway} 480 ${x - 60} 740H1400V-20Z`,
      index % 2 ? "url(#fold)" : mixed(edge, night, 0.45),
    );
  });
  return {
    defs:
      linear(
        "fold",
        [
          [0, mixed(air, light, 0.4)],
          [1, mixed(night, second, 0.35)],
        ],
        [0, 0, 1, 1],
      ) +
      linear(
        "veil",
        [
          [0, night, 0.9],
          [0.6, night, 0.1],
        ],
        [0, 0, 1, 0],
      ),
    art:
      rect(0, 0, WIDTH, HEIGHT, night) + bands.join("") + rect(0, 0, WIDTH, HEIGHT, "url(#veil)"),
  };
};

/** Lines of a map that close around hills. */
export const survey: DrawScene = ({ night, air, light, chance }) => {
  const hills = Array.from({ length: 4 }, () => ({
    x: chance.between(420, 1200),
    y: chance.between(60, 560),
    turn: chance.between(0, 6),
  }));
  const lines = hills.map(({ x, y, turn }) =>
    Array.from({ length: 12 }, (_, level) => {
      const r = 26 + level * 30;
      const points = Array.from({ length: 40 }, (_, step) => {
        const angle = (step / 40) * Math.PI * 2;
        const wobble =
          1 +
          0.16 * Math.sin(angle * 3 + turn) +
          0.1 * Math.sin(angle * 5 + turn * 2 + level * 0.12);
        return `${round(x + r * wobble * Math.cos(angle) * 1.25)} ${round(y + r * wobble * Math.sin(angle) * 0.85)}`;
      });
      return `M${points.join("L")}Z`;
    }).join(""),
  );
  return {
    defs: radial(
      "glow",
      [
        [0, mixed(air, light, 0.4), 0.9],
        [1, night, 0],
      ],
      [0.68, 0.4, 0.6],
    ),
    art:
      rect(0, 0, WIDTH, HEIGHT, mixed(night, air, 0.3)) +
      rect(0, 0, WIDTH, HEIGHT, "url(#glow)") +
      path(lines.join(""), "none", {
        stroke: lighter(light, 0.1),
        "stroke-opacity": 0.3,
        "stroke-width": 1.3,
      }),
  };
};

/** Paper lanterns that rise into the evening. */
export const lanterns: DrawScene = ({ night, air, light, second, chance }) => {
  let art = "";
  for (let index = 0; index < 30; index++) {
    const depth = chance.next() ** 1.5;
    const s = 10 + depth * 44;
    const x = 240 + chance.next() * 1040;
    const y = 40 + chance.next() * 560;
    const colour = chance.pick([light, mixed(light, second, 0.5), lighter(light, 0.2)]);
    art += circle(x, y, s * 2.4, "url(#glow)", { "fill-opacity": round(0.3 + depth) / 2 });
    art += path(
      `M${round(x - s * 0.5)} ${round(y - s * 0.7)}h${round(s)}q${round(s * 0.3)} ${round(s * 0.8)} ${round(-s * 0.1)} ${round(s * 1.4)}h${round(-s * 0.8)}q${round(-s * 0.4)} ${round(-s * 0.6)} ${round(-s * 0.1)} ${round(-s * 1.4)}Z`,
      colour,
      { "fill-opacity": round((0.35 + depth * 0.5) * 10) / 10 },
    );
  }
  return {
    defs:
      linear("sky", [
        [0, night],
        [0.7, mixed(air, second, 0.3)],
        [1, mixed(air, light, 0.2)],
      ]) +
      radial("glow", [
        [0, light, 0.6],
        [1, light, 0],
      ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, "url(#sky)") +
      art +
      path(ridge(chance, WIDTH, HEIGHT, 690, 70, 4), mixed(night, air, 0.2)) +
      path(ridge(chance, WIDTH, HEIGHT, 720, 50, 7), darker(night, 0.3)),
  };
};
