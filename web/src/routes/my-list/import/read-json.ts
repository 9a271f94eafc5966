import { fold, readFields, readType, toFields } from "./fields.ts";
import { type Entry, MAX_COLUMNS, MAX_ROWS } from "./imported-list.ts";

type Json = Readonly<Record<string, unknown>>;

/** What a title lies in: Trakt's `movie`, Simkl's `show`, Watcharr's `content`. */
const WRAPPERS = ["movie", "show", "person", "content"] as const;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const toValues = (item: Json): [string, string][] =>
  Object.entries(item)
    .slice(0, MAX_COLUMNS)
    .flatMap(([name, value]) =>
      ["string", "number", "boolean"].includes(typeof value) ? [[fold(name), String(value)]] : [],
    );

/** What an object says of a title, and whether that is sure; null for one that says too little to be taken for a title. */
const readObject = (item: Json): { readonly entry: Entry; readonly isSure: boolean } | null => {
  const wrapper = WRAPPERS.find((name) => isObject(item[name]));
  const inner = wrapper === undefined ? item : item[wrapper];
  const object = isObject(inner) ? inner : item;
  const ids = [object["ids"], object["id"]]
    .filter(isObject)
    .flatMap(toValues)
    .filter(([name]) => name === "tmdb" || name === "imdb");
  const values = new Map([...toValues(item), ...toValues(object), ...ids]);
  // A season of a list is its show there; of an episode the show is not what was listed.
  if (wrapper !== undefined && wrapper !== "content" && !/episode/i.test(values.get("type") ?? ""))
    values.set("type", wrapper);
  // TV Time names a show by its seasons alone.
  if ("seasons" in object && !values.has("type")) values.set("type", "show");
  // TMDB calls its numbers `id`, of persons as well.
  const ofTmdb = "original_title" in item ? "movie" : "first_air_date" in item ? "tv" : null;
  if (ofTmdb !== null && !values.has("tmdbid"))
    values.set("tmdb", values.get("id") ?? "").set("type", values.get("mediatype") ?? ofTmdb);
  if ("profile_path" in item) values.set("type", "person");
  const fields = toFields(values);
  const { tmdb, imdb, name, year, released, season, episode, type = "" } = fields;
  const isShow = name !== undefined && "seasons" in object;
  const isSure = isShow || wrapper !== undefined || tmdb !== undefined || imdb !== undefined;
  const says = readType(type) ?? year ?? released ?? season ?? episode;
  return isSure || (name !== undefined && says !== undefined)
    ? { entry: readFields(fields, null), isSure }
    : null;
};

/** Adds what a JSON file lists to the entries. Lists lie in other objects at most four deep. */
export const readJson = (value: unknown, entries: Entry[], depth = 0): void => {
  const isFull = depth > 4 || entries.length >= MAX_ROWS;
  if (isFull || typeof value !== "object" || value === null) return;
  const own = isObject(value) ? readObject(value) : null;
  const before = entries.length;
  if (!own?.isSure) for (const each of Object.values(value)) readJson(each, entries, depth + 1);
  // A list may have a name, a year and a type as titles have.
  if (own !== null && entries.slice(before).every(({ kind }) => kind !== "title"))
    entries.splice(before, Infinity, own.entry);
};

export const getKeys = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return getKeys(value[0]);
  return isObject(value) ? Object.keys(value) : [];
};

/** Where a JSON file comes from, by the names of its first fields. */
export const getSourceOfJson = (text: string): string => {
  const has = (name: string) => text.slice(0, 20_000).includes(`"${name}"`);
  if (has("simkl") || has("anime_type")) return "Simkl";
  if (has("ids") && has("trakt")) return "Trakt";
  if (["tmdb_id", "added", "seen"].every(has)) return "Flickmap";
  return has("is_watched") ? "TV Time" : "import.aList";
};
