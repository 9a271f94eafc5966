import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { notFound } from "../http/api-error.ts";
import { list, readTable } from "../read-table.ts";
import { artworkPaths, listItem } from "./shapes.ts";

/** Series of movies by the film database's numbers: the movies of the sample by their exact titles. */
const COLLECTIONS = readTable("collections").map((cell) => ({
  id: Number(cell("id")),
  name: cell("name"),
  titles: list(cell("titles")),
}));

/** `belongs_to_collection` of a movie; null where it belongs to none. */
export function collectionOf({ kind, title }: Title) {
  const found = COLLECTIONS.find(({ titles }) => kind === "movie" && titles.includes(title));
  if (found === undefined) return null;
  return { id: found.id, name: found.name, poster_path: null, backdrop_path: null };
}

/**
 * `collection/{id}`: its movies.
 *
 * @throws ApiError where there is no such collection
 */
export function collection(catalog: Catalog, id: number, language: string | null) {
  const found = COLLECTIONS.find((each) => each.id === id);
  if (found === undefined) throw notFound();
  const { name, titles } = found;
  const parts = catalog.movie.titles.filter(({ title }) => titles.includes(title));
  const [first] = parts;
  return {
    id,
    name,
    overview: "",
    poster_path: null,
    backdrop_path: first ? artworkPaths(first).backdrop_path : null,
    parts: parts.map((part) => ({ ...listItem(part, language), media_type: "movie" })),
  };
}
