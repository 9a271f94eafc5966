import { hashText } from "../random.ts";
import type { Title } from "./title.ts";

/** Somebody who plays in or makes titles of the sample. */
export interface Person {
  id: number;
  name: string;
  department: "Acting" | "Directing" | "Creator";
  /** Everything they take part in, the most popular first. */
  titles: Title[];
  popularity: number;
}

/** The people of the sample, by name and by id. */
export interface People {
  byName: ReadonlyMap<string, Person>;
  byId: ReadonlyMap<number, Person>;
  /** The most popular first. */
  all: readonly Person[];
}

const FIRST_ID = 9_000_000;
/** Persons whom the documentation names by the film database's numbers. */
const KNOWN_IDS: ReadonlyMap<string, number> = new Map([
  ["Christopher Nolan", 525],
  ["Brad Pitt", 287],
]);

/**
 * Gathers everybody named in the titles. Ids are the sample's own for most, and always the same for a name.
 *
 * @param titles the most popular first
 */
export function gatherPeople(titles: readonly Title[]): People {
  const byName = new Map<string, Person>();
  const byId = new Map<number, Person>();
  const add = (name: string, department: Person["department"], title: Title): void => {
    const known = byName.get(name);
    if (known) {
      if (known.titles.at(-1) !== title) known.titles.push(title);
      return;
    }
    let id = KNOWN_IDS.get(name) ?? FIRST_ID + (hashText(name) % 900_000_000);
    while (byId.has(id)) id++;
    const person: Person = { id, name, department, titles: [title], popularity: 0 };
    byName.set(name, person);
    byId.set(id, person);
  };
  for (const title of titles) {
    for (const name of title.makers) {
      add(name, title.kind === "movie" ? "Directing" : "Creator", title);
    }
    for (const { name } of title.cast) add(name, "Acting", title);
  }
  for (const person of byName.values()) {
    const sum = person.titles.reduce((total, title) => total + title.popularity, 0);
    person.popularity = Math.round((sum / 4) * 1000) / 1000;
  }
  const all = [...byName.values()].sort(
    (first, second) => second.popularity - first.popularity || first.id - second.id,
  );
  return { byName, byId, all };
}
