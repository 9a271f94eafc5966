import type { FilmDatabase } from "../../src/film-database/film-database.ts";

/** A film database, and the calls that it received. */
export interface CountingFilmDatabase {
  readonly filmDatabase: FilmDatabase;
  /** The calls that these requests make when nothing is cached: each different one once. */
  readonly calls: ReadonlySet<string>;
}

/** Counts the calls to a film database, whatever its cache holds. */
export function countingFilmDatabase(filmDatabase: FilmDatabase): CountingFilmDatabase {
  const calls = new Set<string>();
  const counting = (inner: FilmDatabase): FilmDatabase =>
    new Proxy(inner, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...given: unknown[]): unknown => {
          const result: unknown = Reflect.apply(member, target, given);
          // A film database for one request is counted too; everything else is a call.
          if (result instanceof target.constructor) return counting(result as FilmDatabase);
          calls.add(`${String(name)} ${JSON.stringify(given)}`);
          return result;
        };
      },
    });
  return { filmDatabase: counting(filmDatabase), calls };
}
