import type { QueryResolvers } from "../../generated/resolvers.ts";
import type { CountryParent } from "../parents.ts";

type Resolver<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers[Name]>;

export const countries: Resolver<"countries"> = async (_, __, { reference }) =>
  (await reference.countries()).inOrder.map((region): CountryParent => ({
    code: region.iso_3166_1,
    name: region.english_name,
  }));

export const languages: Resolver<"languages"> = async (_, __, { filmDatabase }) =>
  (await filmDatabase.languages()).value
    .map((language) => ({ code: language.iso_639_1, name: language.english_name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** Null too where the visitor's country is none that the film database has availability for. */
export const visitorCountry: Resolver<"visitorCountry"> = async (_, __, context) => {
  const code = await context.services.countryOf(context.visitor);
  const region = code === null ? undefined : (await context.reference.countries()).byCode.get(code);
  return region === undefined ? null : { code: region.iso_3166_1, name: region.english_name };
};
