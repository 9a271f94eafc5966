import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { DocumentNode } from "graphql";

export const getOperationName = ({ definitions }: DocumentNode): string => {
  for (const definition of definitions) {
    if (definition.kind === "OperationDefinition" && definition.name) return definition.name.value;
  }
  throw new Error("Every operation of the site has a name");
};

/** An operation's variables with the language that every document takes. Without one it answers in English. */
export const withLanguage = <Variables extends object>(
  variables: Variables,
  code: LanguageCode,
): Variables =>
  code === DEFAULT_LANGUAGE ? variables : { ...variables, language: getLanguage(code).graphql };

/** Its response is stored nowhere: a rating would be shown from before it, and half-typed words fill the store. */
export const UNSTORED = { fetchOptions: { cache: "no-store" } } as const;
