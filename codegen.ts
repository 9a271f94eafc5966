import { globSync, rmSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { enumValues } from "./gateway/src/api/graphql/enum-values.ts";

// What was generated of a document that is gone would stay.
for (const file of globSync("web/src/**/*.generated.ts")) rmSync(file);

/** What the custom scalars are in TypeScript, on both sides: each travels as a string, but for numbers. */
const scalars = {
  CountryCode: "string",
  Date: "string",
  DateTime: "string",
  TitleNumber: "number",
  URL: "string",
  UUID: "string",
};

/** The one bridge from the schema to code. */
const config: CodegenConfig = {
  schema: "schema/*.graphql",
  importExtension: ".ts",
  generates: {
    "gateway/src/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        scalars: { ...scalars, DateTime: "number" },
        enumType: "string-literal",
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        contextType: "../api/graphql/schema.ts#GraphQLContext",
        enumValues,
        mappers: {
          Movie: "../domain/titles/title.ts#MovieTitle",
          TvShow: "../domain/titles/title.ts#TvShowTitle",
          FormerTitle: "../film-database/records/title.ts#TitleKey",
          Collection: "../domain/titles/details.ts#CollectionReference",
          Genre: "../domain/titles/reference-lists.ts#Genre as GenreParent",
          Season: "../api/graphql/resolvers/titles.ts#SeasonParent",
          CastMember: "../domain/titles/details.ts#CastMember as CastMemberParent",
          Person: "../domain/people/person.ts#CreditedPerson",
          PersonPage: "../domain/people/person.ts#PersonPage as PersonPageParent",
          Credit: "../domain/people/person.ts#Credit as CreditParent",
          CreditPage: "../domain/people/person.ts#CreditPage as CreditPageParent",
          TitlePage: "../domain/titles/title.ts#TitlePage as TitlePageParent",
          Freshness: "../domain/titles/title.ts#DataFreshness",
          Country: "../domain/titles/countries.ts#Country as CountryParent",
          Language: "../api/graphql/resolvers/titles.ts#LanguageParent",
          Availability: "../domain/availability/availability.ts#Availability as AvailabilityParent",
          Offer: "../domain/availability/availability.ts#Offer as OfferParent",
          AvailabilityChange: "../domain/changes/changes.ts#NamedChange",
          AvailabilityChangeConnection: "../domain/changes/changes.ts#ChangesPage",
          Provider: "../domain/availability/providers.ts#Provider as ProviderParent",
          ProviderFamily:
            "../domain/availability/providers.ts#ProviderFamily as ProviderFamilyParent",
          Keyword: "../domain/titles/reference-lists.ts#Keyword as KeywordParent",
          SearchShortcuts: "../domain/search/shortcuts.ts#SearchShortcuts as SearchShortcutsParent",
          CountryProviderFamily:
            "../domain/availability/providers.ts#CountryProviderFamily as CountryProviderFamilyParent",
          // Their path at the film database's image host.
          Poster: "string",
          Backdrop: "string",
          Logo: "string",
          Profile: "string",
          Home: "../domain/home/home.ts#Home as HomeParent",
          HomeRow: "../domain/home/home.ts#HomeRow as HomeRowParent",
          GenreTile: "../domain/home/home.ts#GenreTile as GenreTileParent",
          UserError: "../api/graphql/mutations.ts#UserErrorParent",
          RatingSummary: "../domain/ratings/title-ratings.ts#RatingSummary as RatingSummaryParent",
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
