import { DEFAULT_LANGUAGE, type LanguageCode, toLanguageTag } from "@flickmap/schema/languages.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import type { TitleTexts } from "../../film-database/records/translations.ts";
import type { TitleKey } from "../../film-database/records/title.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Title } from "./title.ts";

/** A title's texts in the language of a request, and which other language they are in. */
type Texts = Pick<Title, "name" | "nameLanguage" | "overview" | "overviewLanguage" | "englishName">;

interface Parts {
  /** What has the request's language, which may be set after this is made. */
  readonly scope: Pick<RequestScope, "language" | "country">;
  /** A title in English, where the gateway has seen it. */
  readonly inEnglish: (title: TitleKey) => Pick<Title, "name" | "overview"> | undefined;
  /** What a title is called in another language, where the gateway has seen it. */
  readonly nameIn?: (language: LanguageCode, title: TitleKey) => string | undefined;
}

export class RequestLanguage {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get code(): LanguageCode {
    return this.#parts.scope.language ?? DEFAULT_LANGUAGE;
  }

  get isDefault(): boolean {
    return this.code === DEFAULT_LANGUAGE;
  }

  in(language: LanguageCode): RequestLanguage {
    return new RequestLanguage({ ...this.#parts, scope: { language } });
  }

  /** A title out of a list with English texts where it has none: the film database gives its original name and no overview. */
  completed(title: Title, english = this.#parts.inEnglish(title)): Title {
    const name = title.name === title.originalName ? null : title.name;
    return { ...title, ...this.#choose(title, [name, title.overview], english) };
  }

  /** A title's name where all that is stored of it is the English one. */
  nameOf(title: TitleKey, english: string): string {
    return this.isDefault ? english : (this.#parts.nameIn?.(this.code, title) ?? english);
  }

  /** The texts of a title in English, in the language; `texts` are its translations, if it has any. */
  translated(title: Title, texts: TitleTexts | undefined): Texts {
    const [name, overview, inCountries] = texts ?? [null, null];
    const { country = "" } = this.#parts.scope;
    const shared = LATIN_AMERICA.has(country) ? "MX" : country;
    const own = inCountries?.[country] ?? inCountries?.[shared];
    return this.#choose(title, [own ?? name, overview], title);
  }

  /**
   * What is there of the language, else English. The original name is one of the language where the title was made in it,
   * or where somebody has translated the overview and had nothing to translate in the name.
   */
  #choose(
    { originalName, originalLanguage }: Title,
    [name, overview]: TitleTexts,
    english: Pick<Title, "name" | "overview"> | undefined,
  ): Texts {
    const overviews =
      overview !== null || english?.overview == null
        ? { overview, overviewLanguage: null }
        : { overview: english.overview, overviewLanguage: DEFAULT_LANGUAGE };
    const englishName = english?.name;
    const known = { ...overviews, ...(englishName !== undefined && { englishName }) };
    const isOriginal =
      originalLanguage === this.#iso || (overview !== null && this.#isReadable(originalName));
    if (name !== null || isOriginal) {
      return { ...known, name: name ?? originalName, nameLanguage: null };
    }
    return englishName === undefined
      ? {
          ...known,
          name: originalName,
          nameLanguage: originalLanguage && toLanguageTag(originalLanguage),
        }
      : { ...known, name: englishName, nameLanguage: DEFAULT_LANGUAGE };
  }

  get #iso(): string | undefined {
    return getLanguage(this.code).filmDatabase.split("-")[0];
  }

  /** Whether the language is written in the letters of a name. */
  #isReadable(name: string): boolean {
    return isLatin(name) && isLatin(getLanguage(this.code).name);
  }
}

/** Where Spanish names are Mexico's, which the film database keeps for all of them, rather than Spain's. */
const LATIN_AMERICA = new Set(
  "419 AR BO CL CO CR CU DO EC GT HN NI PA PE PR PY SV US UY VE".split(" "),
);

function isLatin(text: string): boolean {
  return !/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(text);
}

/** The language of whoever states none. */
export const IN_ENGLISH = new RequestLanguage({ scope: {}, inEnglish: () => undefined });
