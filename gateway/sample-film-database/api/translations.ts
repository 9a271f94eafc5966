import { LANGUAGES } from "@flickmap/schema/languages.ts";
import type { Title } from "../catalog/title.ts";
import { language as nameLanguage } from "../reference/languages.ts";

/**
 * `translations` of a title: its texts in each language that has any. A name that is the original one is empty, as in the
 * film database.
 */
export function translations(title: Title) {
  return LANGUAGES.flatMap(({ code, filmDatabase }) => {
    const text = code === "en" ? title : title.translations.get(filmDatabase);
    if (text === undefined) return [];
    const [iso_639_1 = "", iso_3166_1 = ""] = filmDatabase.split("-");
    const { name, english_name } = nameLanguage(iso_639_1);
    const ownName = text.title === title.originalTitle ? "" : text.title;
    const texts = {
      homepage: "",
      overview: text.overview,
      tagline: code === "en" ? title.tagline : "",
    };
    const data =
      title.kind === "movie"
        ? { ...texts, runtime: title.runtime ?? 0, title: ownName }
        : { ...texts, name: ownName };
    return [{ iso_3166_1, iso_639_1, name, english_name, data }];
  });
}
