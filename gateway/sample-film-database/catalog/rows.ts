import { genresOf } from "../reference/genres.ts";
import { MOVIE_COLUMNS, SHOW_COLUMNS } from "./columns.ts";
import {
  type CastMember,
  type Kind,
  MOODS,
  type Mood,
  type Season,
  type TitleRow,
} from "./title.ts";

/**
 * Reads one file of the catalog: tab-separated, no quoting, lists inside a cell joined by `|`.
 *
 * @param kind which columns to expect
 * @param text the file's text
 * @param name the file's name, for messages
 * @throws Error naming file, line and column of the first cell that cannot be read
 */
export function readRows(kind: Kind, text: string, name: string): TitleRow[] {
  const [header, ...lines] = text.split("\n").filter((line) => line !== "");
  const columns: readonly string[] = kind === "movie" ? MOVIE_COLUMNS : SHOW_COLUMNS;
  if (header !== columns.join("\t")) throw new Error(`${name}: the first line is not the header`);
  return lines.map((line, index) => {
    const cells = line.split("\t");
    const where = `${name}:${index + 2}`;
    if (cells.length !== columns.length) {
      throw new Error(`${where}: ${cells.length} cells instead of ${columns.length}`);
    }
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? "";
    return kind === "movie" ? movieRow(cell, where) : showRow(cell, where);
  });
}

type Cell = (column: string) => string;

function movieRow(cell: Cell, where: string): TitleRow {
  return {
    ...sharedCells("movie", cell, where),
    title: cell("title"),
    originalTitle: cell("original_title"),
    alternativeTitles: list(cell("alternative_titles")),
    date: cell("release_date"),
    runtime: optionalNumber(cell("runtime"), `${where} runtime`),
    makers: list(cell("directors")),
    status: null,
    tvdbId: null,
    seasons: [],
  };
}

function showRow(cell: Cell, where: string): TitleRow {
  return {
    ...sharedCells("tv", cell, where),
    title: cell("name"),
    originalTitle: cell("original_name"),
    alternativeTitles: list(cell("alternative_names")),
    date: cell("first_air_date"),
    runtime: optionalNumber(cell("episode_runtime"), `${where} episode_runtime`),
    makers: list(cell("creators")),
    tvdbId: cell("tvdb_id") || null,
    status: showStatus(cell("status"), where),
    seasons: list(cell("seasons")).map((entry, index) => season(entry, index + 1, where)),
  };
}

function sharedCells(kind: Kind, cell: Cell, where: string) {
  return {
    kind,
    id: wholeNumber(cell("id"), `${where} id`),
    imdbId: cell("imdb_id") || null,
    wikidataId: cell("wikidata_id") || null,
    home: cell("home") || null,
    genreIds: list(cell("genres")).map((name) => genreId(kind, name, where)),
    language: cell("language"),
    spokenLanguages: list(cell("spoken_languages")),
    countries: list(cell("countries")),
    cast: list(cell("cast")).map(castMember),
    voteAverage: decimal(cell("vote_average"), `${where} vote_average`),
    voteCount: wholeNumber(cell("vote_count"), `${where} vote_count`),
    service: cell("service") === "" ? null : cell("service"),
    mood: mood(cell("mood"), where),
    tagline: cell("tagline"),
    overview: cell("overview"),
  };
}

function list(text: string): string[] {
  return text === "" ? [] : text.split("|").map((part) => part.trim());
}

function castMember(text: string): CastMember {
  const equals = text.indexOf("=");
  if (equals === -1) return { name: text, character: "" };
  return { name: text.slice(0, equals).trim(), character: text.slice(equals + 1).trim() };
}

function season(text: string, number: number, where: string): Season {
  const [episodes = "", date = ""] = text.split("@");
  return { number, episodes: wholeNumber(episodes, `${where} seasons`), date };
}

function genreId(kind: Kind, name: string, where: string): number {
  const genre = genresOf(kind).find((candidate) => candidate.name === name);
  if (!genre) throw new Error(`${where}: no genre ${JSON.stringify(name)}`);
  return genre.id;
}

function mood(text: string, where: string): Mood {
  const known = MOODS.find((candidate) => candidate === text);
  if (!known) throw new Error(`${where}: no mood ${JSON.stringify(text)}`);
  return known;
}

function showStatus(text: string, where: string): TitleRow["status"] {
  if (text === "Returning Series" || text === "Ended" || text === "Canceled") return text;
  throw new Error(`${where}: no status ${JSON.stringify(text)}`);
}

function wholeNumber(text: string, where: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${where}: not a whole number: ${JSON.stringify(text)}`);
  return Number(text);
}

function decimal(text: string, where: string): number {
  if (!/^\d+(\.\d+)?$/.test(text))
    throw new Error(`${where}: not a number: ${JSON.stringify(text)}`);
  return Number(text);
}

function optionalNumber(text: string, where: string): number | null {
  return text === "" ? null : wholeNumber(text, where);
}
