import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { toSlug } from "./slug.ts";

/** What the paths of pages in a language begin with: nothing in English, else such as `/de`. */
export function pathPrefix(language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? "" : `/${language}`;
}

/**
 * The path of a title's or a person's page on the site; without a slug where the name has no letter that stands in one.
 *
 * @param name in the language
 */
export function toPagePath(
  type: "movie" | "tv" | "person",
  id: number,
  name: string,
  language: LanguageCode = DEFAULT_LANGUAGE,
): string {
  const slug = toSlug(name);
  const path = `${pathPrefix(language)}/${type}/${id}`;
  return slug === "" ? path : `${path}/${slug}`;
}
