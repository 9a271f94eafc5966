import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { addPrefix } from "@flickmap/schema/language-paths.ts";
import { toSlug } from "./slug.ts";

/** The path of a page on the site; without a slug where the name, in the language, has no letter that stands in one. */
export function toPagePath(
  type: "movie" | "tv" | "person",
  id: number,
  name: string,
  language: LanguageCode = DEFAULT_LANGUAGE,
): string {
  const slug = toSlug(name);
  return addPrefix({ code: language }, `/${type}/${id}${slug === "" ? "" : `/${slug}`}`);
}
