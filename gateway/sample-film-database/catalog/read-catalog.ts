import { type Cell, list, readTable } from "../read-table.ts";
import { genresOf } from "../reference/genres.ts";
import { TRANSLATED } from "../reference/languages.ts";
import type { Kind, Mood, Season, TitleRow, Translation } from "./title.ts";

/** Every row of the tables of movies and shows. */
export function readCatalog(): TitleRow[] {
  return [
    ...readTable("movies").map((cell): TitleRow => ({
      ...sharedCells("movie", cell),
      title: cell("title"),
      originalTitle: cell("original_title"),
      alternativeTitles: list(cell("alternative_titles")),
      date: cell("release_date"),
      runtime: numberOrNull(cell("runtime")),
      makers: list(cell("directors")),
      tvdbId: null,
      seasons: [],
    })),
    ...readTable("shows").map((cell): TitleRow => ({
      ...sharedCells("tv", cell),
      title: cell("name"),
      originalTitle: cell("original_name"),
      alternativeTitles: list(cell("alternative_names")),
      date: cell("first_air_date"),
      runtime: numberOrNull(cell("episode_runtime")),
      makers: list(cell("creators")),
      tvdbId: cell("tvdb_id") || null,
      seasons: list(cell("seasons")).map(season),
    })),
  ];
}

/** What a title is called among both kinds, whose ids overlap: `movie 550`. */
export function nameOfTitle({ kind, id }: Pick<TitleRow, "kind" | "id">): string {
  return `${kind} ${id}`;
}

function sharedCells(kind: Kind, cell: Cell) {
  const genres = genreIds[kind];
  return {
    kind,
    id: Number(cell("id")),
    imdbId: cell("imdb_id") || null,
    wikidataId: cell("wikidata_id") || null,
    home: cell("home") || null,
    genreIds: list(cell("genres")).map((name) => genres.get(name) ?? Number.NaN),
    language: cell("language"),
    spokenLanguages: list(cell("spoken_languages")),
    countries: list(cell("countries")),
    cast: list(cell("cast")).map((member) => {
      const [name = "", ...character] = member.split("=");
      return { name: name.trim(), character: character.join("=").trim() };
    }),
    voteAverage: Number(cell("vote_average")),
    voteCount: Number(cell("vote_count")),
    service: cell("service") || null,
    mood: cell("mood") as Mood,
    overview: cell("overview"),
  };
}

const genreIds = {
  movie: new Map(genresOf("movie").map(({ id, name }) => [name, id])),
  tv: new Map(genresOf("tv").map(({ id, name }) => [name, id])),
};

const numberOrNull = (cell: string) => (cell === "" ? null : Number(cell));

function season(cell: string, index: number): Season {
  const [episodes, date = ""] = cell.split("@");
  return { number: index + 1, episodes: Number(episodes), date };
}

/**
 * The texts of titles in other languages than English, by kind and id (`movie 550`), then by the film database's language. A
 * name is left empty where it is the original one.
 */
export function readTranslations(): Map<string, Map<string, Translation>> {
  const overviews = readTable("overviews");
  return new Map(
    readTable("names").map((name, row) => [
      `${name("kind")} ${name("id")}`,
      new Map(
        TRANSLATED.map(({ code, filmDatabase }) => [
          filmDatabase,
          { title: name(code), overview: overviews[row]?.(code) ?? "" },
        ]),
      ),
    ]),
  );
}
