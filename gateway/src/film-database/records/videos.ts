import { z } from "zod";
import { flag, list, optionalText } from "./common.ts";

export interface TrailerRecord {
  readonly site: "YouTube" | "Vimeo";
  /** Its identifier at the site. */
  readonly key: string;
  readonly name: string | null;
}

const VideoRecord = z.object({
  site: optionalText,
  type: optionalText,
  key: optionalText,
  name: optionalText,
  official: flag,
  iso_639_1: optionalText,
});
type VideoRecord = z.output<typeof VideoRecord>;

/** A title's `videos`, of which its trailer stays: the official one in English where there is one. */
export const VideosRecord = z
  .object({ results: list(VideoRecord) })
  .transform(({ results }): TrailerRecord | null => {
    const [best] = results
      .flatMap((video) => {
        const trailer = toTrailer(video);
        return trailer ? [{ trailer, rank: rankOf(video) }] : [];
      })
      .toSorted((one, other) => other.rank - one.rank);
    return best?.trailer ?? null;
  });

function toTrailer({ site, type, key, name }: VideoRecord): TrailerRecord | null {
  if (type !== "Trailer" || (site !== "YouTube" && site !== "Vimeo")) return null;
  // It becomes part of a link.
  return key !== null && /^[\w-]{1,32}$/u.test(key) ? { site, key, name } : null;
}

function rankOf({ official, iso_639_1: language }: VideoRecord): number {
  return (official ? 2 : 0) + (language === "en" ? 1 : 0);
}
