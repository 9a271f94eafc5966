/** What leads to titles in the responses that are requested in a language. */
const TITLES_IN = [
  "results",
  "parts",
  "movie_results",
  "tv_results",
  "known_for",
  "combined_credits",
  "cast",
  "crew",
];
/** The titles that a person of a search is known for are the deepest: results, person, titles, title. */
const MAX_LEVELS = 5;

/**
 * Gives titles of a list their original name where they have an empty one: the film database has no name for them in the
 * language of the list.
 *
 * @param json parsed JSON that belongs to the caller: it is changed in place
 */
export function normalizeNames(json: unknown, levels = MAX_LEVELS): void {
  if (levels === 0 || typeof json !== "object" || json === null) return;
  if (Array.isArray(json)) {
    for (const item of json) normalizeNames(item, levels - 1);
    return;
  }
  const fields = json as Record<string, unknown>;
  if (fields["title"] === "") fields["title"] = fields["original_title"];
  if (fields["name"] === "" && "original_name" in fields) fields["name"] = fields["original_name"];
  for (const name of TITLES_IN) if (name in fields) normalizeNames(fields[name], levels - 1);
}
