/** Chance that is always the same: everything invented here is drawn from hashes of ids. */

/** A 32-bit hash of a text (FNV-1a with a final mix), always the same for the same text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** A 32-bit hash of several whole numbers. */
export function hashNumbers(first: number, second: number, third = 0): number {
  return mix(Math.imul(mix(Math.imul(mix(first), 31) + second), 31) + third);
}

/** A number from 0 up to, not including, 1 for a 32-bit hash. */
export function unit(hash: number): number {
  return (hash >>> 0) / 0x1_0000_0000;
}

function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A source of numbers that depend on its seed alone (mulberry32). */
export type Random = ReturnType<typeof random>;

export function random(seed: number) {
  let state = seed >>> 0;
  /** A number from 0 up to, not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (low: number, high: number) => low + (high - low) * next(),
    /** A whole number from `low` to `high`, both included. */
    whole: (low: number, high: number) => low + Math.floor((high - low + 1) * next()),
    /** One of a list, which must not be empty. */
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    /** True with this probability. */
    chance: (probability: number) => next() < probability,
  };
}
