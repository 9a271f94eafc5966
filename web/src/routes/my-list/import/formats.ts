import type { TitleType } from "../../../generated/schema.ts";
import type { Fields } from "./columns.ts";
import type { ImportNote } from "./import-notes.ts";

/** A layout of tables that a site or program writes. */
export interface Format {
  readonly name: string;
  /** Columns that all its tables have, as `normalizeColumn` writes them. */
  readonly has: readonly string[];
  /** What its titles are where no column says so. */
  readonly type?: TitleType;
  /** Says that it is no list of titles, and which file is. */
  readonly wrong?: ImportNote;
  /** Reads what this layout has in a way of its own; by default by the names of its columns. */
  readonly read?: (row: ReadonlyMap<string, string>, fields: Fields) => Fields;
}

const withArticleFirst = (name: string): string =>
  name.replace(
    /^(.*?), (The|A|An|Le|La|Les|L'|Der|Die|Das|El|Los|Las|Il|Lo)((?: \([^()]*\))*)$/u,
    (_, rest: string, article: string, brackets: string) => `${article} ${rest}${brackets}`,
  );

/** The first of these that has all its columns in a table says what the table is; the most special come first. */
export const FORMATS: readonly Format[] = [
  {
    name: "Letterboxd",
    has: ["datejoined", "username"],
    wrong: "import.letterboxdProfile",
  },
  {
    name: "Letterboxd",
    has: ["content", "comment"],
    wrong: "import.letterboxdComments",
  },
  {
    name: "Letterboxd",
    has: ["letterboxduri"],
    // Its column of that name has the visitor's own rating.
    read: (row, { watched, ...fields }) => ({
      ...fields,
      watched: watched || (row.get("rating") ?? ""),
    }),
  },
  {
    name: "Letterboxd",
    has: ["date", "name", "tags", "url", "description"],
    wrong: "import.letterboxdEmpty",
  },
  {
    name: "Letterboxd",
    has: ["position", "name", "year", "url", "description"],
  },
  { name: "Trakt", has: ["traktid"] },
  { name: "Letterboxd", has: ["tmdbid", "rating10"], type: "MOVIE" },
  { name: "Letterboxd", has: ["tmdbid", "watcheddate"], type: "MOVIE" },
  {
    name: "Movary",
    has: ["title", "tmdbid", "imdbid", "watchedat"],
    type: "MOVIE",
  },
  {
    name: "Movary",
    has: ["title", "tmdbid", "imdbid", "userrating"],
    type: "MOVIE",
  },
  {
    name: "Movary",
    has: ["title", "tmdbid", "imdbid", "addedat"],
    type: "MOVIE",
  },
  {
    name: "Yamtrack",
    has: ["mediaid", "source", "mediatype"],
    read: (row, fields) => {
      const { tmdb: _, ...others } = fields;
      const isTmdb = row.get("source")?.toLowerCase() === "tmdb";
      const watched = row.get("status") === "Completed" ? "yes" : "";
      return { ...others, watched, ...(isTmdb && { tmdb: row.get("mediaid") ?? "" }) };
    },
  },
  { name: "IMDb", has: ["const", "titletype"] },
  { name: "IMDb", has: ["const", "birthdate"] },
  { name: "IMDb", has: ["const"] },
  { name: "MovieLens", has: ["movieid", "imdbid", "tmdbid"], type: "MOVIE" },
  {
    name: "MovieLens",
    has: ["userid", "movieid", "rating"],
    wrong: "import.movieLensNumbers",
  },
  {
    name: "MovieLens",
    has: ["movieid", "title", "genres"],
    type: "MOVIE",
    read: (_, fields) => ({
      ...fields,
      name: withArticleFirst(fields.name ?? ""),
    }),
  },
  { name: "Radarr", has: ["tmdbid", "qualityprofile"], type: "MOVIE" },
  { name: "TMDB", has: ["tmdbid", "imdbid", "type", "releasedate"] },
  { name: "import.yourFile", has: ["tmdbmovieid"], type: "MOVIE" },
  { name: "import.yourFile", has: ["tmdbtvid"], type: "TV" },
  { name: "import.yourFile", has: ["tmdbshowid"], type: "TV" },
  {
    name: "Flickmap",
    has: ["tmdbid", "type", "name", "year", "added"],
    // An apostrophe says that a text is no formula.
    read: (_, fields) => ({
      ...fields,
      name: (fields.name ?? "").replace(/^'(?=[=+\-@])/, ""),
    }),
  },
];
