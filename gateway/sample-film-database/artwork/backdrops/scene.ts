import type { Random } from "../../random.ts";
import type { Palette } from "../palettes.ts";
import { linear } from "../svg.ts";

/** Backdrops are drawn on a sheet of this size and shown at any. */
export const WIDTH = 1280;
export const HEIGHT = 720;

export const STARS = "#f4efe4";

/** The gradient `sky`, from its top to where it ends. */
export const skyOf = (top: string, foot: string): string =>
  linear("sky", [
    [0, top],
    [0.8, foot],
  ]);

/** What a scene is made from: dark colours, for white type stands in front of it. */
export interface Stage {
  /** The night: nearly black, with a tint. */
  night: string;
  /** The air: dark, but a colour. */
  air: string;
  /** What shines. */
  light: string;
  /** A second, quieter light. */
  second: string;
  chance: Random;
}

interface Scene {
  defs?: string;
  art: string;
}

export type DrawScene = (stage: Stage) => Scene;

/** The colours of a palette, turned down for a scene. */
export function stageFrom(
  palette: Palette,
  chance: Random,
  dim: (colour: string, most: number) => string,
): Stage {
  return {
    night: dim(palette.dark, 0.012),
    air: dim(palette.depth, 0.07),
    light: palette.light,
    second: dim(palette.second, 0.22),
    chance,
  };
}
