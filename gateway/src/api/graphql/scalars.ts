import {
  buildSchema,
  GraphQLError,
  GraphQLScalarType,
  isScalarType,
  Kind,
  type ValueNode,
} from "graphql";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { GraphQLLocalDate, GraphQLURL, GraphQLUUID } from "graphql-scalars";
import { unknownCountry } from "../../domain/titles/countries.ts";
import { readTypeDefs } from "./type-defs.ts";

/** What the contract says of each scalar; one that resolvers give would otherwise replace it. */
const stated = new Map(
  Object.values(buildSchema(readTypeDefs()).getTypeMap())
    .filter(isScalarType)
    .map(({ name, description, specifiedByURL }) => [name, { name, description, specifiedByURL }]),
);

function getStated(
  name: string,
): Pick<GraphQLScalarType, "description" | "specifiedByURL" | "name"> {
  return stated.get(name) ?? { name, description: null, specifiedByURL: null };
}

/** A scalar under our own name: results are strings already, and who sends a wrong one is told what is wanted. */
function scalar(name: string, base: GraphQLScalarType, wanted: string): GraphQLScalarType {
  const config = base.toConfig();
  const refuse = (error: unknown, node?: ValueNode) =>
    new GraphQLError(`${name} must be ${wanted}.`, {
      nodes: node ?? null,
      ...(error instanceof Error && { originalError: error }),
    });
  return new GraphQLScalarType({
    ...config,
    ...getStated(name),
    serialize: String,
    parseValue(value) {
      try {
        return config.parseValue(value);
      } catch (error) {
        throw refuse(error);
      }
    },
    parseLiteral(node, variables) {
      try {
        return config.parseLiteral(node, variables);
      } catch (error) {
        throw refuse(error, node);
      }
    },
  });
}

/** A country in use, in capitals or not; titles were made in countries too that are no more, such as SU. */
export const CountryCode = new GraphQLScalarType({
  ...getStated("CountryCode"),
  serialize: String,
  parseValue: (value) => readCountryCode(value),
  parseLiteral: (node) =>
    node.kind === Kind.STRING ? readCountryCode(node.value, node) : readCountryCode(null, node),
});

function readCountryCode(value: unknown, node?: ValueNode): string {
  const code = typeof value === "string" ? toCountryCode(value) : null;
  if (code !== null) return code;
  const message =
    typeof value === "string" ? unknownCountry(value) : "A country is a text, such as GB";
  throw new GraphQLError(`${message}.`, { nodes: node ?? null });
}

export const DateScalar = scalar(
  "Date",
  GraphQLLocalDate,
  "a day of the calendar, such as 2025-03-29",
);

export const DateTime = new GraphQLScalarType({
  ...getStated("DateTime"),
  serialize: String,
});

/** A whole number of any size: whether it can be a title's number is decided for each reference. */
export const TitleNumber = new GraphQLScalarType({
  ...getStated("TitleNumber"),
  parseValue: wholeNumber,
  parseLiteral: (node) => wholeNumber(node.kind === Kind.INT ? Number(node.value) : null, node),
});

function wholeNumber(value: unknown, node?: ValueNode): number {
  if (typeof value === "number" && Number.isInteger(value)) return value;
  throw new GraphQLError("TitleNumber must be a whole number.", { nodes: node ?? null });
}

export const URLScalar = scalar("URL", GraphQLURL, "an https or http address");

export const UUID = scalar(
  "UUID",
  GraphQLUUID,
  "a UUID, such as 2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11",
);
