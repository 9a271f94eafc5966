import type { TitleType } from "../../../generated/schema.ts";
import type { Field, Fields } from "./columns.ts";
import { FIELD_NAMES, normalizeColumn } from "./columns.ts";
import type { Entry } from "./imported-list.ts";
import { readFields } from "./read-fields.ts";
import { readText } from "./read-text.ts";

type Json = Readonly<Record<string, unknown>>;

const MAX_ITEMS = 50_000;
/** Lists lie in other objects at most so deep. */
const MAX_DEPTH = 4;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of all lists in a file: of the file itself, or of what it holds. */
const itemsOf = (value: unknown, depth = 0): readonly unknown[] => {
  if (Array.isArray(value)) {
    // Trakt and media servers group what belongs together.
    return value.flatMap((item: unknown) =>
      Array.isArray(item) && depth < MAX_DEPTH ? itemsOf(item, depth + 1) : [item],
    );
  }
  if (!isObject(value) || depth >= MAX_DEPTH) return [];
  return Object.values(value).flatMap((each) =>
    Array.isArray(each) || isObject(each) ? itemsOf(each, depth + 1) : [],
  );
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

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
  const ids = object.get("ids") ?? object.get("providerids") ?? object.get("externalids");
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

/** TMDB calls its number `id`, and says by the name of the title's name what it is. */
const ofTmdb = (object: ReadonlyMap<string, unknown>): Fields => {
  const isTmdb = ["posterpath", "originaltitle", "originalname", "mediatype"].some((name) =>
    object.has(name),
  );
  const id = textOf(object.get("id"));
  if (!isTmdb || id === undefined || object.has("tmdbid") || object.has("ids")) return {};
  const type = textOf(object.get("mediatype"));
  return {
    tmdb: id,
    type: type ?? (object.has("originalname") || object.has("firstairdate") ? "tv" : "movie"),
  };
};

const typeOf = (object: ReadonlyMap<string, unknown>): TitleType | null => {
  if (object.has("tvdbid") || object.has("seriestype")) return "TV";
  return object.has("tmdbid") && (object.has("hasfile") || object.has("qualityprofileid"))
    ? "MOVIE"
    : null;
};

const readItem = (value: unknown): readonly Entry[] => {
  if (typeof value === "string") return readText(value, { isTyped: false, site: null });
  if (!isObject(value)) return [{ kind: "unreadable", label: String(value) }];
  const item = normalize(value);
  const { wrapped, object } = inner(item);
  const byName: Fields = Object.fromEntries(
    (Object.keys(FIELD_NAMES) as Field[]).flatMap((field) => {
      const names = FIELD_NAMES[field];
      // When it came to the list is said beside the title.
      const from = field === "date" ? item : object;
      const found = names.map((name) => textOf(from.get(name))).find((each) => each !== undefined);
      return found === undefined ? [] : [[field, found]];
    }),
  );
  const written = textOf(item.get("type")) ?? "";
  const tmdb = ofTmdb(object);
  const unwrapped = tmdb.type ?? byName.type;
  // A season of a list is its show there; of an episode the show is not what was listed.
  const type = wrapped === undefined ? unwrapped : /episode/i.test(written) ? "episode" : wrapped;
  const fields: Fields = {
    ...byName,
    ...idsOf(object),
    ...tmdb,
    ...(type !== undefined && { type }),
  };
  if (wrapped !== undefined) return [readFields(withoutEpisode(fields), null)];
  return [readFields(fields, typeOf(object))];
};

const withoutEpisode = ({ season: _season, episode: _episode, ...fields }: Fields): Fields =>
  fields;

/** Reads what a JSON file lists. */
export const readJson = (value: unknown): readonly Entry[] =>
  itemsOf(value).slice(0, MAX_ITEMS).flatMap(readItem);

/** Where a JSON file comes from. */
export const sourceOfJson = (value: unknown): string => {
  const [first] = itemsOf(value);
  if (!isObject(first)) return "a list";
  const item = normalize(first);
  const ids = inner(item).object.get("ids");
  if (isObject(ids) && "trakt" in ids) return "Trakt";
  if (item.has("providerids")) return "Jellyfin";
  if (item.has("qualityprofileid")) return item.has("tvdbid") ? "Sonarr" : "Radarr";
  return item.has("posterpath") ? "TMDB" : "a list";
};
