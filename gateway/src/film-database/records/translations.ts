import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { list, optionalText, orElse } from "./common.ts";

/** A title's name and overview in a language; null where English or unknown. Then names that it has in countries. */
export type TitleTexts = readonly [
  name: string | null,
  overview: string | null,
  inCountries?: Readonly<Record<string, string>>,
];
/** Texts of a record in other languages than English; a language that is left out has none. */
export type Translated<Texts> = { readonly [Code in LanguageCode]?: Texts };

const code = orElse(z.string(), "");

function translationsOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    translations: list(z.object({ iso_639_1: code, iso_3166_1: code, data })),
  });
}

interface Translation<Data> {
  readonly iso_639_1: string;
  readonly iso_3166_1: string;
  readonly data: Data;
}

/** A title's `translations`, cut to the languages that Flickmap speaks. */
export const TitleTranslationsRecord = translationsOf(
  z.object({ title: optionalText, name: optionalText, overview: optionalText }),
).transform(({ translations }): Translated<TitleTexts> => {
  const names = (found: readonly (typeof translations)[number][]) =>
    firstText(found, ({ title, name }) => title ?? name);
  const english = inLanguage(translations, "en-US");
  const englishName = names(english);
  return Object.fromEntries(
    LANGUAGES.filter((language) => language.code !== DEFAULT_LANGUAGE).flatMap((language) => {
      const found = inLanguage(translations, language.filmDatabase);
      const name = names(found);
      const overview = firstText(found, (data) => data.overview);
      if (name === null && overview === null) return [];
      const inCountries = found.flatMap(({ iso_3166_1: country, data }) => {
        const own = data.title ?? data.name;
        // Chinese of other countries is of other letters.
        const isSame = own === null || own === name || country === "" || language.code === "zh";
        return isSame ? [] : [[country, own]];
      });
      const others = inCountries.length === 0 ? [] : [Object.fromEntries(inCountries)];
      return [[language.code, [name === englishName ? null : name, overview, ...others]]];
    }),
  );
});

/** Biographies by language, of whatever region: a call brings that of the region itself. */
export const BiographiesRecord = translationsOf(z.object({ biography: optionalText })).transform(
  ({ translations }): Translated<string> =>
    Object.fromEntries(
      LANGUAGES.flatMap(({ code, filmDatabase }) => {
        const text = firstText(
          inLanguage(translations, filmDatabase),
          ({ biography }) => biography,
        );
        return text === null ? [] : [[code, text]];
      }),
    ),
);

/** The translations of a language, as the film database writes it, those of its region first. */
function inLanguage<Data>(
  translations: readonly Translation<Data>[],
  language: string,
): readonly Translation<Data>[] {
  const [iso_639_1] = language.split("-");
  const isOf = (one: Translation<Data>) =>
    Number(`${one.iso_639_1}-${one.iso_3166_1}` === language);
  return translations
    .filter((each) => each.iso_639_1 === iso_639_1)
    .toSorted((one, other) => isOf(other) - isOf(one));
}

function firstText<Data>(
  translations: readonly Translation<Data>[],
  read: (data: Data) => string | null,
): string | null {
  for (const { data } of translations) {
    const text = read(data);
    if (text !== null) return text;
  }
  return null;
}
