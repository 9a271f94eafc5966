import type { Kind } from "../catalog/title.ts";
import { list, readTable } from "../read-table.ts";
import { isEnglish, TRANSLATED, toFullLanguage } from "./languages.ts";

/** The film database's genres: their ids and names. */
const GENRES = readTable("genres").map((cell) => ({
  id: Number(cell("id")),
  kinds: list(cell("kinds")),
  name: cell("en"),
  names: new Map<string, string>(
    TRANSLATED.map(({ code, filmDatabase }) => [filmDatabase, cell(code)]),
  ),
}));

/** The genres of one kind of title, named in a language; a language without names of its own has English ones. */
export function genresIn(kind: Kind, language: string | null) {
  const wanted = isEnglish(language) ? "" : toFullLanguage(language);
  return GENRES.filter(({ kinds }) => kinds.includes(kind)).map(({ id, name, names }) => ({
    id,
    name: names.get(wanted) ?? name,
  }));
}

/** The genres of one kind of title. */
export const genresOf = (kind: Kind) => genresIn(kind, null);

/** Genres with their names for ids; an id the kind does not have is left out. */
export function namedGenres(kind: Kind, ids: readonly number[], language: string | null) {
  const genres = genresIn(kind, language);
  return ids.flatMap((id) => genres.filter((genre) => genre.id === id));
}
