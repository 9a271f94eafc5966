import type { Catalog } from "../catalog/catalog.ts";
import type { Person } from "../catalog/people.ts";
import { notFound } from "../http/api-error.ts";
import { mixedItem, personItem } from "./shapes.ts";

/** `person/{id}`: what the sample knows of somebody, which is their name and titles. */
export function personDetails(catalog: Catalog, id: number, query: URLSearchParams) {
  const person = catalog.people.byId.get(id);
  if (!person) throw notFound();
  const appended = query.get("append_to_response")?.split(",") ?? [];
  return {
    ...(appended.includes("combined_credits") && {
      combined_credits: combinedCredits(person, query.get("language")),
    }),
    ...personItem(person),
  };
}

/** Every title that a person plays in or makes. */
function combinedCredits({ name, titles }: Person, language: string | null) {
  const cast = titles.flatMap((title) =>
    title.cast
      .filter((member) => member.name === name)
      .map(({ character }) => ({ ...mixedItem(title, language), character })),
  );
  const crew = titles
    .filter(({ makers }) => makers.includes(name))
    .map((title) => ({
      ...mixedItem(title, language),
      department: title.kind === "movie" ? "Directing" : "Creator",
      job: title.kind === "movie" ? "Director" : "Creator",
    }));
  return { cast, crew };
}
