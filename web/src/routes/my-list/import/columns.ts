/** What a value of a row or an object says of a title. */
export type Field =
  | "tmdb"
  | "imdb"
  | "guid"
  | "type"
  | "name"
  | "year"
  | "releaseDate"
  | "url"
  | "season"
  | "episode"
  | "date"
  | "listed"
  | "watched";

/** The names that columns and fields have, without what is no letter or digit; the first that has a value counts. */
export const FIELD_NAMES: Readonly<Record<Field, readonly string[]>> = {
  tmdb: ["tmdbid", "tmdb", "themoviedbid", "moviedbid", "tmdbnumber"],
  imdb: ["imdbid", "const", "tconst", "imdb", "imdbcode", "imdbnumber", "imdbtitleid"],
  guid: ["guid", "guids", "externalids"],
  type: ["titletype", "mediatype", "type", "contenttype", "itemtype", "kind", "mediakind"],
  name: [
    "title",
    "name",
    "movie",
    "film",
    "movietitle",
    "filmtitle",
    "moviename",
    "primarytitle",
    "showtitle",
    "seriestitle",
    "showname",
    "titel",
    "titre",
    "titulo",
    "titolo",
    "originaltitle",
    "originalname",
  ],
  year: [
    "year",
    "releaseyear",
    "productionyear",
    "startyear",
    "yearreleased",
    "movieyear",
    "jahr",
    "annee",
    "ano",
    "anno",
  ],
  releaseDate: ["releasedate", "firstairdate", "released", "premieredate", "premiered"],
  url: ["url", "link", "tmdburl", "imdburl", "uri", "href"],
  season: ["seasonnumber", "season"],
  episode: ["episodenumber", "episode", "episodetitle"],
  date: [
    "listedat",
    "addedat",
    "dateadded",
    "added",
    "created",
    "watchedat",
    "lastwatchedat",
    "watcheddate",
    "ratedat",
    "daterated",
    "collectedat",
    "date",
    "datecreated",
  ],
  listed: ["added", "listedat", "dateadded", "addedat"],
  watched: [
    "seen",
    "watched",
    "watchedat",
    "watcheddate",
    "datewatched",
    "lastwatchedat",
    "lastwatched",
    "plays",
    "ratedat",
    "daterated",
    "rating10",
    "yourrating",
    "myrating",
    "userrating",
  ],
};

/** All names that a column can have. */
export const KNOWN_COLUMNS: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());

/** The name of a column as it is compared: `TMDb ID`, `tmdb_id` and `tmdbID` are one. */
export const normalizeColumn = (name: string): string =>
  name
    .slice(0, 80)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** The values that are known of a title. */
export type Fields = Partial<Record<Field, string>>;

/** Which columns have which field, by position. */
export type FieldPositions = Partial<Record<Field, readonly number[]>>;

/** Finds the columns by their names. */
export const findFields = (columns: readonly string[]): FieldPositions =>
  Object.fromEntries(
    Object.entries(FIELD_NAMES).flatMap(([field, names]) => {
      const positions = names.map((each) => columns.indexOf(each)).filter((at) => at !== -1);
      return positions.length === 0 ? [] : [[field, positions]];
    }),
  );
