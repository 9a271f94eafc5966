import type { LanguageResolvers } from "../../generated/resolvers.ts";
import { sharing } from "../execution/pure.ts";

export const Language: LanguageResolvers = {
  name: sharing(({ code, name }, _, { reference }) => name ?? reference.languageName(code)),
};
