import { LANGUAGES } from "@flickmap/schema/languages.ts";
import type { Title } from "../catalog/title.ts";

/**
 * `translations` of a title: its texts in each language that has any. A name that is the original one is empty, as in the
 * film database.
 */
export function translations(title: Title) {
  return LANGUAGES.flatMap(({ code, filmDatabase }) => {
    const text = code === "en" ? title : title.translations.get(filmDatabase);
    if (text === undefined) return [];
    const [iso_639_1 = "", iso_3166_1 = ""] = filmDatabase.split("-");
    const ownName = text.title === title.originalTitle ? "" : text.title;
    const { overview } = text;
    const data =
      title.kind === "movie" ? { overview, title: ownName } : { overview, name: ownName };
    return [{ iso_3166_1, iso_639_1, data }];
  });
}
