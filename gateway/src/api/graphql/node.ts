import type { Domain } from "../../domain.ts";
import type {
  QueryResolvers,
  ResolversInterfaceTypes,
  ResolversParentTypes,
} from "../../generated/resolvers.ts";
import { type NodeType, parseGlobalId } from "./global-id.ts";

type Lookup = (
  tmdbId: number,
  domain: Domain,
) => Promise<ResolversInterfaceTypes<ResolversParentTypes>["Node"] | null>;

/** Looks an object of each type up by the film database's number; null where there is none. */
const LOOKUPS: Readonly<Record<NodeType, Lookup>> = {
  Movie: (id, { titles }) => titles.details("movie", id),
  TvShow: (id, { titles }) => titles.details("tv", id),
  Person: (id, { people }) => people.details(id),
  Collection: (id, { titles }) => titles.collection(id),
  Provider: async (id, { changes }) => (await changes.providers()).get(id) ?? null,
  // Genres of movies and shows have one numbering.
  Genre: async (id, { reference }) =>
    (await reference.genres("movie")).get(id) ?? (await reference.genres("tv")).get(id) ?? null,
};

/** `Query.node`: the object names its type, since most objects of the domain do not tell theirs. */
export const node: NonNullable<QueryResolvers["node"]> = async (_, { id }, domain) => {
  const { type, tmdbId } = parseGlobalId(id);
  const found = await LOOKUPS[type](tmdbId, domain);
  return found && { __typename: type, ...found };
};
