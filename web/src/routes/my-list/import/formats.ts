import type { TitleType } from "../../../generated/schema.ts";
import type { ImportNote } from "./imported-list.ts";

export interface Format {
  readonly source: string;
  readonly has: readonly string[];
  /** What its titles are where no column says so. */
  readonly type?: TitleType;
  /** Says that it is no list of titles, and which file is. */
  readonly wrong?: ImportNote;
  /** Whether it names what was watched as Netflix does: a movie, or an episode behind its show. */
  readonly viewing?: true;
}

/** The first of these that has all its columns in a table says where it comes from. */
export const FORMATS: readonly Format[] = [
  { source: "Letterboxd", has: ["datejoined", "username"], wrong: "import.letterboxdProfile" },
  { source: "Letterboxd", has: ["content", "comment"], wrong: "import.letterboxdProfile" },
  { source: "Letterboxd", has: ["letterboxduri"] },
  { source: "Letterboxd", has: ["position", "name", "year", "url"] },
  { source: "Letterboxd", has: ["date", "name", "tags", "url"], wrong: "import.noTitles" },
  { source: "Letterboxd", has: ["tmdbid", "rating10"], type: "MOVIE" },
  { source: "Letterboxd", has: ["tmdbid", "watcheddate"], type: "MOVIE" },
  { source: "Trakt", has: ["traktid"] },
  { source: "IMDb", has: ["const"] },
  { source: "Netflix", has: ["profilename", "titlename"] },
  { source: "Netflix", has: ["profilename", "title", "starttime"], viewing: true },
  { source: "TMDB", has: ["tmdbid", "imdbid", "type", "releasedate"] },
  { source: "Flickmap", has: ["tmdbid", "type", "name", "year", "added"] },
  { source: "Movary", has: ["title", "tmdbid", "imdbid", "watchedat"], type: "MOVIE" },
  { source: "Movary", has: ["title", "tmdbid", "imdbid", "addedat"], type: "MOVIE" },
  { source: "import.yourFile", has: ["tmdbmovieid"], type: "MOVIE" },
  { source: "import.yourFile", has: ["tmdbtvid"], type: "TV" },
  { source: "import.yourFile", has: ["tmdbshowid"], type: "TV" },
];
export const NETFLIX: Format = { source: "Netflix", has: [], viewing: true };
export const ANY: Format = { source: "import.yourFile", has: [] };
