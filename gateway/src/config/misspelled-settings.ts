import { editDistance } from "../lib/edit-distance.ts";

/** A name that is ours whatever follows, but for what Kubernetes sets for a service that is called so. */
const OURS = /^TMDB_(?!SERVICE_|PORT(_|$))/;

/** A name as settings are written: in capitals, with `_` between words, and without the product's name before it. */
function asWritten(name: string): string {
  return name
    .toUpperCase()
    .replaceAll("-", "_")
    .replace(/^FLICKMAP_/, "");
}

/** Of a longer name two letters may be wrong, of a shorter one only one: `REDIS_USER` is no `REDIS_URL`. */
const SHORT_LENGTH = 10;

/**
 * Finds the variables that are meant to be settings, and are none.
 *
 * An environment is full of others' variables, and none of those is to be found. So a variable counts only where its
 * name has several words (`HOME`, `HOSTNAME` and `PORTS` are anybody's), and either begins with `TMDB_`, or is one
 * wrong, missing, added or swapped letter away from a setting, two where it is longer than ten letters, without the
 * `_FILE` at the end, whatever case and separators it has. A setting that is given itself was not misspelled: what is
 * like it is somebody else's.
 *
 * @param given names of the variables that are set
 * @param settings names of the settings, and of those that name a file
 * @returns a sentence for each, without its value
 */
export function misspelledSettings(
  given: readonly string[],
  settings: ReadonlySet<string>,
): readonly string[] {
  const missing = [...settings].filter((name) => !given.includes(name));
  return given
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      const written = asWritten(name);
      if (!written.includes("_")) return [];
      const letters = name.replace(/_FILE$/, "").length;
      const [nearest] = missing
        .map((setting) => ({ setting, errors: editDistance(written, setting).whole }))
        .toSorted((a, b) => a.errors - b.errors);
      if (nearest === undefined) return [];
      const isNear = nearest.errors <= (letters > SHORT_LENGTH ? 2 : 1);
      return isNear || OURS.test(name)
        ? [`${name} is no setting, did you mean ${nearest.setting}?`]
        : [];
    });
}
