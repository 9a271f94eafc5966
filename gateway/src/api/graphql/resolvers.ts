import type { Resolvers } from "../../generated/resolvers.ts";
import { enumValues } from "./enum-values.ts";
import { Mutation } from "./mutations.ts";
import { Movie } from "./resolvers/Movie.ts";
import { Person } from "./resolvers/Person.ts";
import { Query } from "./resolvers/Query.ts";
import { TvShow } from "./resolvers/TvShow.ts";
import { smallTypes } from "./resolvers/small-types.ts";

/** Every type's resolvers, each in the file named after its type, or with other small ones. */
export const resolvers: Resolvers & typeof enumValues = {
  ...enumValues,
  ...smallTypes,
  Movie,
  Mutation,
  Person,
  Query,
  TvShow,
};
