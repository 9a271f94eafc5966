import { GraphQLScalarType } from "graphql";
import { GraphQLLocalDate, GraphQLURL, GraphQLUUID, RegularExpression } from "graphql-scalars";

/** What resolvers give for these scalars is a string in its final form already. */
const asItIs = (value: unknown) => String(value);

/**
 * Any two capitals: countries that are no more, such as SU, made titles too, and an unknown code
 * gets the answer "not covered".
 */
export const CountryCode = new GraphQLScalarType({
  ...new RegularExpression("CountryCode", /^[A-Z]{2}$/).toConfig(),
  name: "CountryCode",
  serialize: asItIs,
});

/** A day of the calendar that exists. */
export const DateScalar = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: "Date",
  serialize: asItIs,
});

export const DateTime = new GraphQLScalarType({ name: "DateTime", serialize: asItIs });

export const URLScalar = new GraphQLScalarType({
  ...GraphQLURL.toConfig(),
  name: "URL",
  serialize: asItIs,
});

export const UUID = GraphQLUUID;
