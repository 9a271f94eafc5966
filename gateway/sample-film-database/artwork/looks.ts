import type { Title } from "../catalog/title.ts";
import { chooseScene } from "./backdrops/choose.ts";
import { paletteOf } from "./palettes.ts";
import { chooseComposition } from "./posters/choose.ts";

/** Which draw of chance decides on a title's poster and backdrop. */
interface Look {
  poster: number;
  backdrop: number;
}

/** A look that is settled, and what it shows. */
interface Settled extends Look {
  composition: ReturnType<typeof chooseComposition>;
  ground: string;
  scene: ReturnType<typeof chooseScene>;
}

/** The look of a title; titles in none of the rows have their first. */
export type Looks = (title: Title) => Look;

/** How far neighbours reach, and how often chance is asked again for the sake of them. */
const REACH = 5;
const ATTEMPTS = 12;

const FIRST: Look = { poster: 0, backdrop: 0 };

/**
 * Chooses looks so that neighbours in rows do not resemble each other: a title whose first draw of
 * chance repeats what stands near it draws again. Always the same for the same rows.
 */
export function chooseLooks(rows: readonly (readonly Title[])[]): Looks {
  const settled = new Map<Title, Settled>();
  for (const [title, around] of neighboursIn(rows)) {
    const near = [...around].flatMap((other) => settled.get(other) ?? []);
    const poster = bestAttempt((attempt) => {
      const composition = chooseComposition(title, attempt);
      const { ground } = paletteOf(title, attempt);
      const shapes = near.filter((other) => other.composition === composition).length;
      return 10 * shapes + near.filter((other) => other.ground === ground).length;
    });
    const backdrop = bestAttempt((attempt) => {
      const scene = chooseScene(title, attempt);
      return near.filter((other) => other.scene === scene).length;
    });
    settled.set(title, {
      poster,
      backdrop,
      composition: chooseComposition(title, poster),
      ground: paletteOf(title, poster).ground,
      scene: chooseScene(title, backdrop),
    });
  }
  return (title) => settled.get(title) ?? FIRST;
}

/** The attempt that costs least, the earliest of equals. */
function bestAttempt(cost: (attempt: number) => number): number {
  let best = { attempt: 0, cost: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < ATTEMPTS && best.cost > 0; attempt++) {
    const found = cost(attempt);
    if (found < best.cost) best = { attempt, cost: found };
  }
  return best.attempt;
}

/** The titles near each title in any of the rows, in the order in which rows bring them up. */
function neighboursIn(rows: readonly (readonly Title[])[]): Map<Title, Set<Title>> {
  const neighbours = new Map<Title, Set<Title>>();
  for (const row of rows) {
    for (const [index, title] of row.entries()) {
      const around = neighbours.get(title) ?? new Set<Title>();
      for (const other of row.slice(Math.max(0, index - REACH), index + REACH + 1)) {
        if (other !== title) around.add(other);
      }
      neighbours.set(title, around);
    }
  }
  return neighbours;
}
