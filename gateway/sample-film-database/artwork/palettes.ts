import { luminance } from "./colour.ts";
import type { Mood, Title } from "../catalog/title.ts";
import { hashNumbers } from "../random.ts";
import { readTable } from "../read-table.ts";

/** Colours that go together, for one picture. */
export interface Palette {
  /** The ground. */
  ground: string;
  /** A second ground, for gradients and far things. */
  depth: string;
  /** The strongest colour. */
  accent: string;
  /** A quieter second colour. */
  second: string;
  /** What type is set in, on the ground. */
  ink: string;
  /** The colour of lamps, moons and beams: the strongest of the light ones. */
  light: string;
  /** The colour of nights and dark rooms. */
  dark: string;
}

/** Several palettes a mood, so that titles of one mood differ: ground, depth, accent, second and ink. */
const PALETTES = Map.groupBy(readTable("palettes"), (cell) => cell("mood"));

/** The palette of a title's mood that its id picks. */
export function paletteOf(title: Title): Palette {
  return paletteFor(title.mood, hashNumbers(title.id, title.kind === "tv" ? 4 : 5));
}

/** The palette of a mood that a hash picks. */
export function paletteFor(mood: Mood, hash: number): Palette {
  const rows = PALETTES.get(mood) ?? [];
  const row = rows[hash % rows.length];
  if (row === undefined) throw new Error(`no palette for ${mood}`);
  const [ground, depth, accent, second, ink] = [
    row("ground"),
    row("depth"),
    row("accent"),
    row("second"),
    row("ink"),
  ];
  const darkest = [ground, depth, accent, second, ink].reduce((dark, colour) =>
    luminance(colour) < luminance(dark) ? colour : dark,
  );
  const light = luminance(accent) > 0.2 ? accent : lightest(second, depth, ground, ink);
  return { ground, depth, accent, second, ink, light, dark: darkest };
}

/** The first that is light enough to shine, else the last. */
function lightest(...colours: readonly [string, ...string[]]): string {
  return colours.find((colour) => luminance(colour) > 0.25) ?? colours[0];
}
