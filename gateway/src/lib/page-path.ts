import { toSlug } from "./slug.ts";

/** The path of a title's or a person's page on the site; without a slug where the name has no letter that stands in one. */
export function toPagePath(type: "movie" | "tv" | "person", id: number, name: string): string {
  const slug = toSlug(name);
  return slug === "" ? `/${type}/${id}` : `/${type}/${id}/${slug}`;
}
