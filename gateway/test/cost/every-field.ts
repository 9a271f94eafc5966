import type { GraphQLArgument, GraphQLField, GraphQLSchema } from "graphql";
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { toGlobalId } from "../../src/api/graphql/global-id.ts";

/** How many fields a path from the root has at most. */
const LONGEST_PATH = 4;

/** One field of the schema, reached from the root in one way. */
export interface FieldQuery {
  /** Such as `Movie.runtime`. */
  readonly field: string;
  readonly query: string;
}

/** What an argument is given, by its type; movies and shows alike have a title of both numbers. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  CountryCode: ['"DE"'],
  TitleType: ["MOVIE", "TV"],
  String: ['"star"'],
  UUID: ['"2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11"'],
  CountryServices: ['[{ country: "DE", services: ["netflix"] }]'],
  RatedTitle: ["{ type: MOVIE, id: 550 }"],
  TitleReference: ['[{ movieId: 550 }, { tvShowId: 1396 }, { imdbId: "tt0137523" }]'],
  ID: [
    toGlobalId("Movie", 155),
    toGlobalId("TvShow", 1396),
    toGlobalId("Person", 525),
    toGlobalId("Collection", 263),
    toGlobalId("Provider", 8),
    // A genre of shows is looked for among those of movies first.
    toGlobalId("Genre", 10_765),
  ].map((id) => `"${id}"`),
};

/** Queries that together resolve every field of every type, each along several paths. */
export function fieldQueries(schema: GraphQLSchema): FieldQuery[] {
  const root = schema.getQueryType();
  if (root == null) return [];
  const queries: FieldQuery[] = [];
  const seen = new Map<string, number>();
  const visit = (typeName: string, wrap: (selection: string) => string, depth: number) => {
    const type = schema.getType(typeName);
    if (isUnionType(type) || isInterfaceType(type)) {
      for (const { name } of schema.getPossibleTypes(type)) {
        visit(name, (selection) => wrap(`... on ${name} { ${selection} }`), depth);
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const name = `${typeName}.${field.name}`;
      for (const call of callsOf(field)) {
        const named = getNamedType(field.type);
        const leaf = isCompositeType(named) ? `${call} { __typename }` : call;
        queries.push({ field: name, query: wrap(leaf) });
        if (!isCompositeType(named) || depth >= LONGEST_PATH) continue;
        // Deep down each field is followed a few times only: the ways there are alike.
        const times = (seen.get(name) ?? 0) + 1;
        seen.set(name, times);
        if (times <= 3) {
          visit(named.name, (selection) => wrap(`${call} { ${selection} }`), depth + 1);
        }
      }
    }
  };
  visit(root.name, (selection) => `{ ${selection} }`, 1);
  return queries;
}

/** A field with its required arguments, once for each of their values. */
function callsOf(field: GraphQLField<unknown, unknown>): string[] {
  const required = field.args.filter(isRequiredArgument);
  if (required.length === 0) return [field.name];
  const times = Math.max(...required.map((argument) => valuesOf(argument).length));
  return Array.from({ length: times }, (_, n) => {
    const given = required.map((argument) => {
      const values = valuesOf(argument);
      return `${argument.name}: ${values[n % values.length]}`;
    });
    return `${field.name}(${given.join(", ")})`;
  });
}

function valuesOf({ type }: GraphQLArgument): readonly string[] {
  return VALUES[getNamedType(type).name] ?? ["1396"];
}
