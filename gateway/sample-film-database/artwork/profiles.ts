import type { Person } from "../catalog/people.ts";
import { MOODS } from "../catalog/title.ts";
import { hashNumbers, random } from "../random.ts";
import { darker, lighter, mixed, readable } from "./colour.ts";
import { paletteFor } from "./palettes.ts";
import { circle, element, group, linear, path, polygon, rect } from "./svg.ts";
import { setText } from "./typesetting.ts";

const WIDTH = 300;
const HEIGHT = 450;

/** A person's portrait: no likeness, but their initials over plain shapes. */
export function drawProfile(person: Person, width: number): string {
  const hash = hashNumbers(person.id, 51);
  const mood = MOODS[hash % MOODS.length] ?? "warm";
  const palette = paletteFor(mood, hash >>> 8);
  const chance = random(hash);
  const initials = initialsOf(person.name);
  const ground = mixed(palette.ground, palette.depth, 0.4);
  const shapes = [
    () =>
      circle(150, 560, 250, palette.accent) + circle(150, 190, 92, lighter(palette.accent, 0.25)),
    () =>
      path(
        polygon([
          [0, 450],
          [300, 120],
          [300, 450],
        ]),
        palette.accent,
      ) + circle(chance.between(70, 150), 130, 74, palette.second),
    () =>
      Array.from({ length: 6 }, (_, index) =>
        circle(150, 450, 400 - index * 62, index % 2 ? palette.accent : palette.depth),
      ).join(""),
    () =>
      Array.from({ length: 5 }, (_, index) =>
        rect(-80, 60 + index * 84, 520, 42, index % 2 ? palette.second : palette.accent),
      ).join(""),
  ];
  const art = (shapes[hash % shapes.length] ?? (() => ""))();
  const letters = setText(
    initials,
    { x: 40, y: 250, width: 220, height: 150 },
    {
      face: chance.pick(["abril", "grotesk", "anton", "playfair"]),
      align: "centre",
      valign: "bottom",
      tracking: 0,
      leading: 1.2,
      largest: 150,
      uppercase: true,
    },
  );
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width,
      height: Math.round(width * 1.5),
    },
    element(
      "defs",
      {},
      linear("shade", [
        [0.3, darker(palette.dark, 0.4), 0],
        [1, darker(palette.dark, 0.4), 0.85],
      ]),
    ) +
      rect(0, 0, WIDTH, HEIGHT, ground) +
      group({ transform: hash % 7 === 0 ? "rotate(-18 150 225)" : undefined }, art) +
      rect(0, 0, WIDTH, HEIGHT, "url(#shade)") +
      path(letters.path, readable(palette.dark, palette.ink, "#f8f0df")),
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return first + last;
}
