import type { CodegenConfig } from "@graphql-codegen/cli";
import { enumValues } from "./gateway/src/graphql/enum-values.ts";

/** What the custom scalars are in TypeScript, on both sides: each travels as a string, but for numbers. */
const scalars = {
  CountryCode: "string",
  Date: "string",
  DateTime: "string",
  TitleNumber: "number",
  URL: "string",
  UUID: "string",
};

/**
 * The one bridge from the schema to code. `npm run codegen` writes, `npm run codegen -- --check`
 * fails when what is committed differs from what the schema and the documents say.
 */
const config: CodegenConfig = {
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
        enumValues,
        mappers: {
          Movie: "../titles/title.ts#MovieTitle",
          TvShow: "../titles/title.ts#TvShowTitle",
          Collection: "../titles/details.ts#CollectionReference",
          Genre: "../titles/reference-lists.ts#Genre as GenreParent",
          Season: "../graphql/parents.ts#SeasonParent",
          CastMember: "../titles/details.ts#CastMember as CastMemberParent",
          Person: "../people/person.ts#CreditedPerson",
          PersonPage: "../people/person.ts#PersonPage as PersonPageParent",
          Credit: "../people/person.ts#Credit as CreditParent",
          CreditPage: "../people/person.ts#CreditPage as CreditPageParent",
          TitlePage: "../titles/title.ts#TitlePage as TitlePageParent",
          Freshness: "../titles/title.ts#DataFreshness",
          Country: "../titles/countries.ts#Country as CountryParent",
          Language: "../graphql/parents.ts#LanguageParent",
          Availability: "../providers/availability.ts#Availability as AvailabilityParent",
          Offer: "../providers/availability.ts#Offer as OfferParent",
          AvailabilityChange: "../changes/changes.ts#NamedChange",
          AvailabilityChangeConnection: "../changes/changes.ts#ChangesPage",
          Provider: "../providers/offers.ts#Provider as ProviderParent",
          ProviderFamily: "../providers/families.ts#ProviderFamily as ProviderFamilyParent",
          CountryProviderFamily:
            "../providers/providers.ts#CountryProviderFamily as CountryProviderFamilyParent",
          Poster: "../graphql/parents.ts#ImageParent",
          Backdrop: "../graphql/parents.ts#ImageParent",
          Logo: "../graphql/parents.ts#ImageParent",
          Profile: "../graphql/parents.ts#ImageParent",
          Home: "../home/home.ts#Home as HomeParent",
          HomeRow: "../home/home.ts#HomeRow as HomeRowParent",
          GenreTile: "../home/home.ts#GenreTile as GenreTileParent",
          UserError: "../graphql/parents.ts#UserErrorParent",
          RatingSummary: "../ratings/rating-summaries.ts#RatingSummary as RatingSummaryParent",
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
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts", baseTypesPath: "generated/schema.ts" },
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

export default config;
