import type { TitleType } from "../../../generated/schema.ts";
import type { Field, Fields } from "./columns.ts";
import { FIELD_NAMES, normalizeColumn } from "./columns.ts";
import type { Entry } from "./imported-list.ts";
import { MAX_ROWS } from "./imported-list.ts";
import { readFields, readType } from "./read-fields.ts";
import type { Rows } from "./read-table.ts";
import { looksLikeLines, readText } from "./read-text.ts";

type Json = Readonly<Record<string, unknown>>;

/** Lists lie in other objects at most so deep. */
const MAX_DEPTH = 4;
/** Objects whose fields make the columns of a table. */
const SAMPLED = 50;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined =>
  (typeof value === "string" && value.trim() !== "") || typeof value === "number"
    ? String(value)
    : undefined;

/** An object with its fields by the names that columns have. */
const normalize = (item: Json): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(item).map(([name, value]) => [normalizeColumn(name), value]));

/** What lies in another object: Trakt's `movie`, with its `ids`; a media server's numbers. */
const inner = (item: ReadonlyMap<string, unknown>) => {
  const wrapped = ["movie", "show", "series", "anime", "person"].find((name) =>
    isObject(item.get(name)),
  );
  const object = wrapped === undefined ? undefined : item.get(wrapped);
  return { wrapped, object: isObject(object) ? normalize(object) : item };
};

const idsOf = (object: ReadonlyMap<string, unknown>): Fields => {
  const ids =
    object.get("ids") ??
    object.get("providerids") ??
    object.get("externalids") ??
    object.get("uniqueid");
  const found = isObject(ids) ? normalize(ids) : new Map<string, unknown>();
  const [tmdb, imdb] = [textOf(found.get("tmdb")), textOf(found.get("imdb"))];
  const guids = object.get("guid") ?? object.get("guids");
  const guid = Array.isArray(guids)
    ? guids.map((each) => (isObject(each) ? textOf(each["id"]) : textOf(each))).join(" ")
    : textOf(guids);
  return {
    ...(tmdb !== undefined && { tmdb }),
    ...(imdb !== undefined && { imdb }),
    ...(guid !== undefined && { guid }),
  };
};

/** Fields that TMDB alone writes like this, of movies and of shows. Its lists, collections and persons have others of them. */
const TMDB_MOVIE_FIELDS = ["poster_path", "genre_ids", "original_title"];
const TMDB_SHOW_FIELDS = ["first_air_date", "genre_ids"];
const TMDB_PERSON_FIELDS = ["profile_path", "known_for_department"];

/** TMDB calls its number `id`, or `media_id` where it takes lists, and says by the name of the title's name what it is. */
const ofTmdb = (item: Json, object: ReadonlyMap<string, unknown>): Fields => {
  const id = textOf(object.get("id"));
  const mediaId = object.has("source") ? undefined : textOf(item["media_id"]);
  const type = textOf(item["media_type"]);
  if (type !== undefined && mediaId !== undefined) return { tmdb: mediaId, type };
  const has = (name: string) => name in item;
  const isMovie = has("title") && TMDB_MOVIE_FIELDS.some(has);
  const isShow = has("name") && TMDB_SHOW_FIELDS.some(has);
  const isPerson = has("name") && TMDB_PERSON_FIELDS.some(has);
  const isTyped = type !== undefined && has("poster_path");
  if (![isMovie, isShow, isPerson, isTyped].some(Boolean)) return {};
  if (id === undefined || object.has("tmdbid") || object.has("ids")) return {};
  return { tmdb: id, type: type ?? (isPerson ? "person" : isShow ? "tv" : "movie") };
};

const typeOf = (object: ReadonlyMap<string, unknown>): TitleType | null => {
  if (Number(object.get("tvdbid") ?? 0) > 0 || object.has("seriestype")) return "TV";
  const ofRadarr = ["hasfile", "qualityprofileid", "isexcluded", "movietitle"];
  return object.has("tmdbid") && ofRadarr.some((name) => object.has(name)) ? "MOVIE" : null;
};

/** What an object says of a title; null for one that says too little to be taken for a title. */
const fieldsOf = (value: Json): { fields: Fields; type: TitleType | null } | null => {
  const item = normalize(value);
  const { wrapped, object } = inner(item);
  const byName: Fields = Object.fromEntries(
    (Object.keys(FIELD_NAMES) as Field[]).flatMap((field) => {
      const names = FIELD_NAMES[field];
      // When it came to the list, or was watched, is said beside the title.
      const from = field === "date" || field === "listed" || field === "watched" ? item : object;
      const found = names
        .map((name) => (from.get(name) === true ? "true" : textOf(from.get(name))))
        .find((each) => each !== undefined);
      return found === undefined ? [] : [[field, found]];
    }),
  );
  const marks = object.get("userdata");
  if (isObject(marks) && marks["Played"] === true) byName.watched = "true";
  const written = textOf(item.get("type")) ?? "";
  const tmdb = ofTmdb(value, object);
  const id = textOf(object.get("id")) ?? "";
  const unwrapped = tmdb.type ?? byName.type;
  // A season of a list is its show there; of an episode the show is not what was listed.
  const type = wrapped === undefined ? unwrapped : /episode/i.test(written) ? "episode" : wrapped;
  const fields: Fields = {
    ...(/^tt\d{7,10}$/.test(id) && { imdb: id }),
    ...byName,
    ...idsOf(object),
    ...tmdb,
    ...(type !== undefined && { type }),
  };
  if (wrapped !== undefined) return { fields: withoutEpisode(fields), type: null };
  const { name, year, releaseDate, season, episode } = fields;
  const says = [year, releaseDate, season, episode].some((each) => each !== undefined);
  const isTitle =
    hasNumber(fields) || (name !== undefined && (says || readType(type ?? "") !== null));
  return isTitle ? { fields, type: typeOf(object) } : null;
};

const hasNumber = ({ tmdb, imdb, guid }: Fields): boolean =>
  [tmdb, imdb, guid].some((each) => each !== undefined);

const withoutEpisode = ({ season: _season, episode: _episode, ...fields }: Fields): Fields =>
  fields;

const readItem = (value: unknown, depth: number): readonly Entry[] => {
  // Trakt and media servers group what belongs together.
  if (Array.isArray(value)) return depth < MAX_DEPTH ? readArray(value, depth + 1) : [];
  if (typeof value === "string") return readText(value, { isTyped: false, site: null });
  if (!isObject(value)) return [{ kind: "unreadable", label: String(value) }];
  const found = fieldsOf(value);
  const inside = found === null || !hasNumber(found.fields) ? readInside(value, depth) : [];
  // A list may have a name, a year and a type as titles have.
  const isList = inside.some(({ kind }) => kind === "title");
  if (found !== null && !isList) return [readFields(found.fields, found.type)];
  return inside.length > 0 ? inside : [{ kind: "unreadable", label: textOf(value["name"]) ?? "" }];
};

const readArray = (items: readonly unknown[], depth: number): readonly Entry[] =>
  items.slice(0, MAX_ROWS).flatMap((item) => readItem(item, depth));

/** What the lists in an object name; those that name no title say something else. */
const readInside = (value: Json, depth: number): readonly Entry[] =>
  depth >= MAX_DEPTH
    ? []
    : Object.values(value).flatMap((each) => {
        if (isObject(each)) return readInside(each, depth + 1);
        if (!Array.isArray(each)) return [];
        const texts = each.filter((item) => typeof item === "string");
        if (texts.length > 0 && !looksLikeLines(texts.join("\n"))) return [];
        const entries = readArray(each, depth + 1);
        return entries.some(({ kind }) => kind !== "unreadable") ? entries : [];
      });

/** Reads what a JSON file lists. */
export const readJson = (value: unknown): readonly Entry[] =>
  isObject(value) ? readItem(value, 0) : Array.isArray(value) ? readArray(value, 0) : [];

/** The first list of objects in a JSON file as a table, whose first row has the names of their fields; without any, no rows. */
export const toRows = (value: unknown, depth = 0): Rows => {
  if (isObject(value)) {
    if (depth >= MAX_DEPTH) return [];
    const values = Object.values(value);
    // Titles by their numbers.
    if (values.length > 1 && values.every(isObject)) return toRows(values);
    const inside = values.map((each) => toRows(each, depth + 1));
    return inside.find((rows) => rows.length > 0) ?? [];
  }
  const objects = Array.isArray(value) ? value.filter(isObject).slice(0, MAX_ROWS) : [];
  const names = [...new Set(objects.slice(0, SAMPLED).flatMap(Object.keys))].filter((name) =>
    objects.slice(0, SAMPLED).some((object) => textOf(object[name]) !== undefined),
  );
  if (names.length === 0) return [];
  return [names, ...objects.map((object) => names.map((name) => textOf(object[name]) ?? ""))];
};

/** Where a JSON file comes from, by the field names of its first objects. */
export const sourceOfJson = (value: unknown): string => {
  const text = JSON.stringify(value).slice(0, 20_000);
  const has = (name: string) => text.includes(`"${name}":`);
  if (has("ids") && has("trakt")) return "Trakt";
  if (has("ProviderIds")) return "Jellyfin";
  if (has("qualityProfileId")) return has("tvdbId") ? "Sonarr" : "Radarr";
  if (has("seriesType")) return "Sonarr";
  if (["tmdb_id", "added", "seen"].every(has)) return "Flickmap";
  if (has("ratingKey") || text.includes('"plex://')) return "Plex";
  const ofTmdb = [...TMDB_MOVIE_FIELDS, ...TMDB_SHOW_FIELDS, ...TMDB_PERSON_FIELDS];
  return ofTmdb.some(has) ? "TMDB" : "import.aList";
};
