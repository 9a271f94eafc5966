/** How long and how much: short for a look, `--long` for proof, `--full` for what docs/measurements.md says. */
export interface Scale {
  /** How long each load lasts. */
  readonly seconds: number;
  /** How long each flood lasts. */
  readonly floodSeconds: number;
  /** How many titles are cached before anything breaks. */
  readonly titles: number;
  /** How many processes that write to a store are killed. */
  readonly kills: number;
  /** How many gateways are restarted behind the proxy, one after the other. */
  readonly restarts: number;
  /** How many generated requests are sent. */
  readonly requests: number;
}

export const SHORT: Scale = {
  seconds: 12,
  floodSeconds: 5,
  titles: 200,
  kills: 20,
  restarts: 4,
  requests: 10_000,
};
export const LONG: Scale = {
  seconds: 180,
  floodSeconds: 15,
  titles: 2000,
  kills: 100,
  restarts: 20,
  requests: 100_000,
};
export const FULL: Scale = {
  seconds: 600,
  floodSeconds: 60,
  titles: 10_000,
  kills: 1000,
  restarts: 100,
  requests: 1_000_000,
};

/** Aborts when the run is told to end early: experiments then stop breaking things, and tell what they found so far. */
export const interruption = new AbortController();

/** Prints one finding with its figures, and gives back whether it held. */
export function finding(held: boolean, figures: string): boolean {
  console.log(`  ${held ? "held  " : "BROKE "} ${figures}`);
  return held;
}
