import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { personItem, personNamed } from "./shapes.ts";

/** `credits` of a title: its cast in order, and the director of a movie as crew. */
export function credits(catalog: Catalog, title: Title) {
  const cast = title.cast.map(({ name, character }) => ({
    ...personItem(personNamed(catalog, name)),
    character,
  }));
  const directors = title.kind === "movie" ? title.makers : [];
  const crew = directors.map((name) => ({
    ...personItem(personNamed(catalog, name)),
    department: "Directing",
    job: "Director",
  }));
  return { cast, crew };
}

/** `aggregate_credits` of a show, each with the one role that the sample knows. */
export function aggregateCredits(catalog: Catalog, title: Title) {
  return {
    cast: title.cast.map(({ name, character }) => ({
      ...personItem(personNamed(catalog, name)),
      roles: [{ character }],
    })),
  };
}

/** `created_by` of a show. */
export function creators(catalog: Catalog, title: Title) {
  return title.makers.map((name) => personItem(personNamed(catalog, name)));
}
