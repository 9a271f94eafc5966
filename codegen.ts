/** A file that is generated, or one beside each document. */
interface Output {
  readonly plugins: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  /** The pattern of the documents that it is generated from. */
  readonly documents?: string;
  /** Where it is one file beside each document: how that preset names it. */
  readonly nearOperationFile?: { readonly extension: string; readonly baseTypesPath: string };
}

interface CodegenConfig {
  readonly schema: string;
  readonly importExtension: ".ts";
  readonly generates: Readonly<Record<string, Output>>;
}

/** What the custom scalars are in TypeScript, on both sides: each travels as a string. */
const scalars = {
  CountryCode: "string",
  Date: "string",
  DateTime: "string",
  URL: "string",
  UUID: "string",
};

/**
 * The one bridge from the schema to code. `npm run codegen` writes, `npm run codegen -- --check`
 * fails when what is committed differs from what the schema and the documents say.
 */
export const config: CodegenConfig = {
  schema: "schema/*.graphql",
  importExtension: ".ts",
  generates: {
    "gateway/src/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        scalars,
        enumType: "string-literal",
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        contextType: "../graphql/context.ts#GraphQLContext",
        mappers: {
          Movie: "../graphql/parents.ts#MovieParent",
          TvShow: "../graphql/parents.ts#TvShowParent",
          Season: "../graphql/parents.ts#SeasonParent",
          Availability: "../graphql/parents.ts#AvailabilityParent",
          Offer: "../graphql/parents.ts#OfferParent",
          Provider: "../graphql/parents.ts#ProviderParent",
          ProviderFamily: "../graphql/parents.ts#ProviderFamilyParent",
          CountryProviderFamily: "../graphql/parents.ts#CountryProviderFamilyParent",
          Country: "../graphql/parents.ts#CountryParent",
          Language: "../graphql/parents.ts#LanguageParent",
          CastMember: "../graphql/parents.ts#CastMemberParent",
          Poster: "../graphql/parents.ts#ImageParent",
          Backdrop: "../graphql/parents.ts#ImageParent",
          Logo: "../graphql/parents.ts#ImageParent",
          Profile: "../graphql/parents.ts#ImageParent",
          TitlePage: "../graphql/parents.ts#TitlePageParent",
          Freshness: "../graphql/parents.ts#FreshnessParent",
          Home: "../graphql/parents.ts#HomeParent",
          HomeRow: "../graphql/parents.ts#HomeRowParent",
          RatingSummary: "../graphql/parents.ts#RatingSummaryParent",
        },
      },
    },
    "web/src/generated/possible-types.ts": {
      plugins: ["fragment-matcher"],
      config: { useExplicitTyping: true },
    },
    "web/src/generated/schema.ts": {
      plugins: ["typescript"],
      config: { scalars, enumType: "string-literal", enumsAsTypes: true, onlyEnums: false },
    },
    "web/src/": {
      documents: "web/src/**/*.graphql",
      nearOperationFile: { extension: ".generated.ts", baseTypesPath: "generated/schema.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./web/codegen/apollo-hooks.ts"],
      config: {
        scalars,
        enumType: "string-literal",
        enumsAsTypes: true,
        useTypeImports: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        avoidOptionals: { field: true },
        optimizeDocumentNode: true,
        documentMode: "documentNode",
        importSchemaTypesFrom: "web/src/generated/schema.ts",
      },
    },
  },
};
