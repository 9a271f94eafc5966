import type { LanguageResolvers } from "../../generated/resolvers.ts";

export const Language: LanguageResolvers = {
  name: ({ code, name }, _, context) => name ?? context.reference.languageName(code),
};
