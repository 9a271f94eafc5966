import {
  getDirectiveValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from "graphql";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@flickmap/schema/languages.ts";
import type { Variables } from "./operation-limits.ts";
import { createDomain, type Domain } from "../../domain.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import type { Visitor } from "../../http/clients/visitor-country.ts";
import { z } from "zod";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { unknownCountry } from "../../domain/titles/countries.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import type { Resolvers } from "../../generated/resolvers.ts";
import { enumValues } from "./enum-values.ts";
import { Mutation } from "./mutations.ts";
import { Person, smallTypes } from "./resolvers/small-types.ts";
import { Query } from "./resolvers/Query.ts";
import { Movie, TvShow } from "./resolvers/titles.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** A scalar that is sent as a text. What resolvers give for one is a text in its final form already. */
function text(read: (sent: string) => string | null, refusal: (sent: unknown) => string) {
  const parse = (sent: unknown, nodes?: ValueNode) => {
    const found = typeof sent === "string" ? read(sent) : null;
    if (found === null) throw new GraphQLError(refusal(sent), { nodes: nodes ?? null });
    return found;
  };
  return {
    parseValue: (sent: unknown) => parse(sent),
    parseLiteral: (node: ValueNode) =>
      parse(node.kind === Kind.STRING ? node.value : undefined, node),
  };
}

function wholeNumber(value: unknown, nodes?: ValueNode): number {
  if (typeof value === "number" && Number.isInteger(value)) return value;
  throw new GraphQLError("TitleNumber must be a whole number.", { nodes: nodes ?? null });
}

/** How the schema's scalars are read and written. */
const scalars = {
  /** In use, in capitals or not; titles were made in countries too that are no more, such as SU. */
  CountryCode: text(toCountryCode, (sent) =>
    typeof sent === "string" ? `${unknownCountry(sent)}.` : "A country is a text, such as GB.",
  ),
  Date: text(
    (sent) => (z.iso.date().safeParse(sent).success ? sent : null),
    () => "Date must be a day of the calendar, such as 2025-03-29.",
  ),
  /** In the domain a moment is in milliseconds since 1970. */
  DateTime: { serialize: (moment: unknown) => new Date(Number(moment)).toISOString() },
  /** A whole number of any size: whether it can be a title's number is decided for each reference. */
  TitleNumber: {
    parseValue: (sent: unknown) => wholeNumber(sent),
    parseLiteral: (node: ValueNode) =>
      wholeNumber(node.kind === Kind.INT ? Number(node.value) : undefined, node),
  },
  UUID: text(
    (sent) => (UUID.test(sent) ? sent : null),
    () => "UUID must be a UUID, such as 2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11.",
  ),
};

/** Every type's resolvers. */
const resolvers: Resolvers & typeof enumValues = {
  ...enumValues,
  ...smallTypes,
  Movie,
  Mutation,
  Person,
  Query,
  TvShow,
};

const FOLDER = join(import.meta.dirname, "../../../../schema");
/** What a reader of the schema looks for comes first; the other files follow by name. */
const FIRST = ["title.graphql", "list.graphql", "person.graphql", "availability.graphql"];

export function readTypeDefs(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".graphql"));
  const others = files.filter((file) => !FIRST.includes(file)).sort();
  return [...FIRST, ...others].map((file) => readFileSync(join(FOLDER, file), "utf8")).join("\n");
}

export const schema: GraphQLSchema = makeExecutableSchema({
  typeDefs: readTypeDefs(),
  resolvers: [resolvers, scalars],
});

export function writeSchemaText(): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}

/** One request, as resolvers see it. */
export interface GraphQLContext extends Domain {
  readonly services: Services;
  /** Collects how fresh the response is, and aborts with the request. */
  readonly scope: RequestScope;
  readonly visitor: Visitor;
  /** What the client may store. */
  readonly writes: {
    /** Whether a page of another site sent the request: then nothing. */
    readonly crossOrigin: boolean;
    /** Counts a post of the client's address. The seconds to wait when it is one too many; null when not. */
    readonly limit: (post: WriteKind) => Promise<number | null>;
  };
  readonly requestId: string;
  readonly accept?: string | undefined;
}

/** What is known of the client and its request before anything is executed. */
type ClientRequest = Omit<GraphQLContext, keyof Domain | "services">;

export function createContext(services: Services, client: ClientRequest): GraphQLContext {
  return { ...createDomain(services, client.scope), ...client, services };
}

/** The language and the country that an operation states with `@inContext`; nothing is resolved where variables are wrong. */
export function contextOf(
  operation: OperationDefinitionNode,
  variables: Variables | undefined,
): Required<Pick<RequestScope, "language" | "country">> {
  const directive = schema.getDirective("inContext");
  const { language, country } =
    (directive && variables && getDirectiveValues(directive, operation, variables)) ?? {};
  return {
    language: LANGUAGES.find(({ code }) => code === language)?.code ?? DEFAULT_LANGUAGE,
    country: typeof country === "string" ? country : undefined,
  };
}
