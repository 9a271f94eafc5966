import { allCountryNames, COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { foldedWords, withoutArticle } from "../../domain/search/fold.ts";
import { languageName, readLanguage } from "../../lib/languages.ts";

type Language = NonNullable<ReturnType<typeof readLanguage>>;

const fold = (name: string) => withoutArticle(foldedWords(name)).join(" ");

let countries: ReadonlyMap<string, string> | undefined;
let languages: ReadonlyMap<string, Language> | undefined;

/**
 * The code of the country that a text means: a code, or its name in one of our languages, as models write it.
 *
 * @returns null where no country in use is meant
 */
export function readCountryName(text: string): string | null {
  const code = toCountryCode(text);
  if (code !== null) return code;
  // Made for the first name: most calls have a code.
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) =>
      allCountryNames(code).map((name) => [fold(name), code] as const),
    ),
  );
  const name = fold(text);
  return countries.get(name) ?? toCountryCode(name);
}

/**
 * The language that a text means: its code, or its name in one of our languages, such as `German` and `deutsch`.
 *
 * @returns undefined where it names none of ours
 */
export function readLanguageName(text: string): Language | undefined {
  languages ??= new Map(
    LANGUAGES.flatMap((language) =>
      [
        language.name,
        ...LANGUAGES.flatMap(({ code }) => [
          languageName(code, language.tag),
          languageName(code, language.tag.slice(0, 2)),
        ]),
      ].map((name = "") => [fold(name), language] as const),
    ),
  );
  return readLanguage(text) ?? languages.get(fold(text));
}
