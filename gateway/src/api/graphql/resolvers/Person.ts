import type { PersonResolvers } from "../../../generated/resolvers.ts";
import { narrowList } from "../../../domain/availability/narrow-list.ts";
import { BOUNDS, checkNumber } from "../../../domain/titles/bounds.ts";
import { toSlug } from "../../../lib/page-path.ts";
import { creditPage } from "../../../domain/people/people.ts";
import { isListed } from "../../../domain/people/person.ts";
import { toGlobalId } from "../global-id.ts";
import { toImage } from "../images.ts";

/** How many titles a search names with a person. */
const LISTED_KNOWN_FOR = 3;

export const Person: PersonResolvers = {
  id: ({ id }) => toGlobalId("Person", id),
  tmdbId: ({ id }) => id,
  slug: ({ name }) => toSlug(name),
  profile: ({ profilePath }) => toImage(profilePath),
  department: async (person, _, { people }) =>
    isListed(person) ? person.department : (await people.detailsOf(person)).department,
  biography: async (person, _, { people }) => (await people.detailsOf(person)).biography,
  biographyLanguage: async (person, _, { people }) =>
    (await people.detailsOf(person)).biographyLanguage,
  birthday: async (person, _, { people }) => (await people.detailsOf(person)).birthday,
  deathday: async (person, _, { people }) => (await people.detailsOf(person)).deathday,
  birthplace: async (person, _, { people }) => (await people.detailsOf(person)).birthplace,
  externalIds: async (person, _, { people }) => (await people.detailsOf(person)).externalIds,
  knownFor: async (person, { first }, { people }) => {
    checkNumber(first, BOUNDS.knownFor, "first");
    const enough = isListed(person) && first <= LISTED_KNOWN_FOR;
    const { knownFor } = enough ? person : await people.detailsOf(person);
    return knownFor.slice(0, first);
  },
  credits: async (
    person,
    { type, sort, page, watchable },
    { people, availability, scope: { freshness } },
  ) => {
    const details = await people.detailsOf(person);
    const read = async (page: number) => creditPage(details, { type: type ?? null, sort, page });
    return narrowList(
      { availability, freshness },
      watchable ?? null,
      page,
      read,
      ({ title }) => title,
    );
  },
};
