import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { notFound } from "../http/api-error.ts";
import { artworkPaths, listItem } from "./shapes.ts";

/** Series of movies by the film database's numbers: the movies of the sample by their exact titles. */
const COLLECTIONS: readonly (readonly [id: number, name: string, titles: readonly string[]])[] = [
  [10, "Star Wars Collection", ["Star Wars", "Star Wars: The Force Awakens"]],
  [
    119,
    "The Lord of the Rings Collection",
    [
      "The Lord of the Rings: The Fellowship of the Ring",
      "The Lord of the Rings: The Return of the King",
    ],
  ],
  [
    1241,
    "Harry Potter Collection",
    ["Harry Potter and the Philosopher's Stone", "Harry Potter and the Deathly Hallows: Part 2"],
  ],
  [263, "The Dark Knight Collection", ["Batman Begins", "The Dark Knight"]],
  [230, "The Godfather Collection", ["The Godfather", "The Godfather Part II"]],
  [10194, "Toy Story Collection", ["Toy Story", "Toy Story 3"]],
  [8091, "Alien Collection", ["Alien", "Aliens"]],
  [528, "The Terminator Collection", ["The Terminator", "Terminator 2: Judgment Day"]],
  [
    86311,
    "The Avengers Collection",
    ["The Avengers", "Avengers: Infinity War", "Avengers: Endgame"],
  ],
  [448150, "Deadpool Collection", ["Deadpool", "Deadpool & Wolverine"]],
  [726871, "Dune Collection", ["Dune: Part Two"]],
  [
    722971,
    "Knives Out Collection",
    ["Knives Out", "Glass Onion: A Knives Out Mystery", "Wake Up Dead Man: A Knives Out Mystery"],
  ],
  [460465, "Paddington Collection", ["Paddington 2", "Paddington in Peru"]],
  [8945, "Mad Max Collection", ["Mad Max", "Mad Max: Fury Road"]],
  [422837, "Blade Runner Collection", ["Blade Runner", "Blade Runner 2049"]],
  [
    573436,
    "Spider-Man: Spider-Verse Collection",
    ["Spider-Man: Into the Spider-Verse", "Spider-Man: Across the Spider-Verse"],
  ],
  [531330, "Top Gun Collection", ["Top Gun", "Top Gun: Maverick"]],
];

/** `belongs_to_collection` of a movie; null where it belongs to none. */
export function collectionOf({ kind, title }: Title) {
  const [id, name] =
    COLLECTIONS.find(([, , titles]) => kind === "movie" && titles.includes(title)) ?? [];
  return id === undefined ? null : { id, name, poster_path: null, backdrop_path: null };
}

/**
 * `collection/{id}`: its movies.
 *
 * @throws ApiError where there is no such collection
 */
export function collection(catalog: Catalog, id: number, language: string | null) {
  const [, name, titles = []] = COLLECTIONS.find(([each]) => each === id) ?? [];
  if (name === undefined) throw notFound();
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
