import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { notFound } from "../http/api-error.ts";
import { list, readTable } from "../read-table.ts";
import { listItem } from "./shapes.ts";

/** Series of movies by the film database's numbers: the movies of the sample by their exact titles. */
const COLLECTIONS = readTable("collections").map((cell) => ({
  id: Number(cell("id")),
  name: cell("name"),
  titles: list(cell("titles")),
}));

/** `belongs_to_collection` of a movie; null where it belongs to none. */
export function collectionOf({ kind, title }: Title) {
  const found = COLLECTIONS.find(({ titles }) => kind === "movie" && titles.includes(title));
  return found ? { id: found.id, name: found.name } : null;
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
  return { id, name, parts: parts.map((part) => listItem(part, language)) };
}
