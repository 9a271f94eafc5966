import type { LanguageResolvers } from "../../../generated/resolvers.ts";

export const Language: LanguageResolvers = {
  name: ({ code, name }, _, { reference }) => name ?? reference.languageName(code),
};
