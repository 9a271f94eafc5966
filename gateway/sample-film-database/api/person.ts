import type { Catalogue } from "../catalogue/catalogue.ts";
import { notFound } from "../http/api-error.ts";
import { personItem } from "./shapes.ts";

/** `person/{id}`: what the sample knows of somebody, which is little more than the name. */
export function personDetails(catalogue: Catalogue, id: number) {
  const person = catalogue.people.byId.get(id);
  if (!person) throw notFound();
  return {
    ...personItem(person),
    also_known_as: [],
    biography: "",
    birthday: null,
    deathday: null,
    homepage: null,
    imdb_id: null,
    place_of_birth: null,
  };
}
