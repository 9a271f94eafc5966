import { luminance } from "./colour.ts";
import type { Mood, Title } from "../catalog/title.ts";
import { hashNumbers } from "../random.ts";
import { readTable } from "../read-table.ts";

/** Colours that go together, for one picture. */
export type Palette = ReturnType<typeof paletteFor>;

/** Several palettes a mood, so that titles of one mood differ: ground, depth, accent, second and ink. */
const PALETTES = Map.groupBy(readTable("palettes"), (cell) => cell("mood"));

/** The palette of a title's mood that its id picks. */
export function paletteOf(title: Title): Palette {
  return paletteFor(title.mood, hashNumbers(title.id, title.kind === "tv" ? 4 : 5));
}

/** The palette of a mood that a hash picks. */
export function paletteFor(mood: Mood, hash: number) {
  const rows = PALETTES.get(mood) ?? [];
  const row = rows[hash % rows.length];
  if (row === undefined) throw new Error(`no palette for ${mood}`);
  const ground = row("ground");
  /** A second ground, for gradients and far things. */
  const depth = row("depth");
  /** The strongest colour, and a quieter one. */
  const accent = row("accent");
  const second = row("second");
  /** What type is set in, on the ground. */
  const ink = row("ink");
  /** The colour of lamps, moons and beams: the strongest of the light ones. */
  const light =
    luminance(accent) > 0.2
      ? accent
      : ([second, depth, ground, ink].find((colour) => luminance(colour) > 0.25) ?? second);
  /** The colour of nights and dark rooms. */
  const dark = [ground, depth, accent, second, ink].reduce((one, other) =>
    luminance(other) < luminance(one) ? other : one,
  );
  return { ground, depth, accent, second, ink, light, dark };
}
