import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { addPrefix } from "@flickmap/schema/language-paths.ts";

/** A name as it is in URLs: `&` as `and`, no accents, other characters but underscores dropped. */
export function toSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/&/g, "-and-")
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9_-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "");
}

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
