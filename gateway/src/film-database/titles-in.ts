import type { TitleKey } from "./title-key.ts";

/** The titles that a response is about: the one of `movie/550`, or those of a list such as `trending/tv/week`. */
export function titlesIn(path: string, value: unknown): readonly TitleKey[] {
  if (typeof value !== "object" || value === null) return [];
  const [, requested, id] = /^(movie|tv)\/(\d+)$/u.exec(path) ?? [];
  if (requested === "movie" || requested === "tv") return [{ type: requested, id: Number(id) }];
  if (!("results" in value) || !Array.isArray(value.results)) return [];
  const [, listed] = /(?:^|\/)(movie|tv)(?:\/|$)/u.exec(path) ?? [];
  return value.results.flatMap((item: unknown): TitleKey[] => {
    if (typeof item !== "object" || item === null || !("id" in item)) return [];
    const type = "media_type" in item ? item.media_type : listed;
    if (type !== "movie" && type !== "tv") return [];
    return typeof item.id === "number" ? [{ type, id: item.id }] : [];
  });
}
