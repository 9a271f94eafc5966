import type {
  FieldNode,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from "graphql";
import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  valueFromAST,
} from "graphql";
import { LIMITS } from "../limits.ts";
import type { Fragments } from "./walk.ts";

type Variables = Readonly<Record<string, unknown>>;

/** The most countries an answer for "all of them" can hold. */
const ALL_COUNTRIES = 140;
/** How many items a list without a size of its own is taken to have. */
const USUAL_LIST = 10;

/** How many items the lists whose size nobody can choose are taken to have, by type and field. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  "TitlePage.results": 20,
  "Query.autocomplete": 10,
  "Query.countries": ALL_COUNTRIES,
  "Query.languages": 190,
  "Query.providers": 200,
  "Query.providerFamilies": 100,
  "Query.genres": 20,
  "Home.rows": 6,
  "Home.featured": 5,
  "Home.genreTiles": 6,
  "Title.countriesWithOffers": ALL_COUNTRIES,
  "Title.genres": 4,
  "Title.spokenLanguages": 3,
  "Title.productionCountries": 3,
};

/** Arguments that say how many items a list will have at most. */
const SIZE_ARGUMENTS = ["references", "countries", "first"];

/** Fields of the root that ask the film database, and how often. */
const CALLS: Readonly<Record<string, number>> = {
  "Query.title": 1,
  "Query.movie": 1,
  "Query.tvShow": 1,
  "Query.trending": 1,
  "Query.popular": 1,
  "Query.topRated": 1,
  "Query.nowPlaying": 1,
  "Query.upcoming": 1,
  "Query.discover": 1,
  "Query.search": 1,
  "Query.autocomplete": 1,
  "Query.genres": 1,
  "Query.countries": 1,
  "Query.languages": 1,
  "Query.providers": 2,
  "Query.providerFamilies": 2,
  "Query.home": 12,
  "Season.availability": 1,
};

/** The fields of a title that all come with one call for its details. */
const DETAILS = new Set([
  "spokenLanguages",
  "productionCountries",
  "runtime",
  "directors",
  "creators",
  "cast",
  "externalIds",
  "availability",
  "availabilities",
  "countriesWithOffers",
  "similar",
  "seasonCount",
  "episodeCount",
  "seasons",
]);

/** What a selection asks for, for one object that it is made on. */
interface Selected {
  readonly cost: number;
  /** Whether a field of a title's details is among it. */
  readonly details: boolean;
}

/**
 * What an operation costs at worst: 1 for each object of the answer, lists counted by their size,
 * and `costOfUpstreamCall` for each call to the film database when nothing is cached. The details
 * of one title together are one call.
 */
export function costOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
): number {
  const root = schema.getRootType(operation.operation);
  if (root == null) return 0;
  const counter = new Counter(schema, fragments, variables);
  return counter.selection(operation.selectionSet, root.name).cost;
}

class Counter {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #variables: Variables;
  readonly #known = new Map<string, Selected>();

  constructor(schema: GraphQLSchema, fragments: Fragments, variables: Variables) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
  }

  /** The cost of a selection on one object; fields for several types are all counted. */
  selection(set: SelectionSetNode, typeName: string): Selected {
    let cost = 0;
    let details = false;
    for (const node of set.selections) {
      const part = this.#part(node, typeName);
      cost += part.cost;
      details ||= part.details;
    }
    return { cost, details };
  }

  #part(node: SelectionSetNode["selections"][number], typeName: string): Selected {
    switch (node.kind) {
      case Kind.FIELD:
        return this.#field(node, typeName);
      case Kind.INLINE_FRAGMENT:
        return this.selection(node.selectionSet, node.typeCondition?.name.value ?? typeName);
      case Kind.FRAGMENT_SPREAD: {
        const name = node.name.value;
        const known = this.#known.get(name);
        if (known !== undefined) return known;
        const fragment = this.#fragments.get(name);
        if (fragment === undefined) return { cost: 0, details: false };
        const counted = this.selection(fragment.selectionSet, fragment.typeCondition.name.value);
        this.#known.set(name, counted);
        return counted;
      }
    }
  }

  #field(node: FieldNode, typeName: string): Selected {
    const type = this.#schema.getType(typeName);
    const fields = type && "getFields" in type ? type.getFields() : undefined;
    const field = fields?.[node.name.value];
    if (field === undefined || !("args" in field)) return { cost: 0, details: false };
    const title = typeName === "Title" || this.#isTitle(typeName);
    const names = title ? ["Title", typeName] : [typeName];
    const inner = this.#inner(node, field);
    const size = this.#size(node, field, names);
    const perItem = inner.cost + (inner.objects ? 1 : 0);
    const calls = (CALLS[`${typeName}.${field.name}`] ?? 0) + size * (inner.needsDetails ? 1 : 0);
    return {
      cost: size * perItem + calls * LIMITS.graphql.costOfUpstreamCall,
      details: title && DETAILS.has(field.name),
    };
  }

  #inner(node: FieldNode, field: GraphQLField<unknown, unknown>) {
    const named = getNamedType(field.type);
    if (node.selectionSet === undefined || !isCompositeType(named)) {
      return { cost: 0, objects: false, needsDetails: false };
    }
    const selected = this.selection(node.selectionSet, named.name);
    // title, movie, tvShow and titles bring the details along: only a title out of a list has to ask again.
    const alreadyAsked = ["title", "movie", "tvShow"].includes(field.name);
    return {
      cost: selected.cost,
      objects: true,
      needsDetails: field.name === "titles" || (selected.details && !alreadyAsked),
    };
  }

  #size(node: FieldNode, field: GraphQLField<unknown, unknown>, typeNames: string[]): number {
    if (!holdsList(field.type)) return 1;
    for (const argument of field.args) {
      if (!SIZE_ARGUMENTS.includes(argument.name)) continue;
      const given = node.arguments?.find(({ name }) => name.value === argument.name);
      const value =
        given === undefined
          ? argument.defaultValue
          : valueFromAST(given.value, argument.type, this.#variables);
      if (typeof value === "number") return Math.max(0, value);
      if (Array.isArray(value)) return value.length;
      if (argument.name === "countries") return ALL_COUNTRIES;
    }
    for (const typeName of typeNames) {
      const size = LIST_SIZES[`${typeName}.${field.name}`];
      if (size !== undefined) return size;
    }
    return USUAL_LIST;
  }

  #isTitle(typeName: string): boolean {
    const type = this.#schema.getType(typeName);
    return isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Title");
  }
}

function holdsList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? holdsList(type.ofType) : isListType(type);
}
