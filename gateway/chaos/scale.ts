/** How long and how much: short for a look, `--long` for proof. */
export interface Scale {
  /** How long each load lasts. */
  readonly seconds: number;
  /** How many titles are seen before anything breaks. */
  readonly titles: number;
}

export const SHORT: Scale = { seconds: 12, titles: 200 };
export const LONG: Scale = { seconds: 180, titles: 2000 };

/** Prints one finding with its figures, and gives back whether it held. */
export function finding(held: boolean, figures: string): boolean {
  console.log(`  ${held ? "held  " : "BROKE "} ${figures}`);
  return held;
}
