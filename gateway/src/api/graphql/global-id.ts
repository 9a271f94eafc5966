import { BOUNDS, InvalidFieldError } from "../../domain/titles/bounds.ts";
import type { TitleType } from "../../film-database/records/title.ts";

export const NODE_TYPES = ["Movie", "TvShow", "Person", "Provider", "Genre", "Collection"] as const;
export type NodeType = (typeof NODE_TYPES)[number];

export const TITLE_TYPES = {
  movie: "Movie",
  tv: "TvShow",
} as const satisfies Record<TitleType, NodeType>;

const DECODED = new RegExp(`^(${NODE_TYPES.join("|")}):([1-9]\\d{0,9})$`, "u");

/** The id of an object among the objects of all types: its type and the film database's number, in base64url. */
export function toGlobalId(type: NodeType, tmdbId: number): string {
  return Buffer.from(`${type}:${tmdbId}`).toString("base64url");
}

/** @throws InvalidFieldError unless `toGlobalId` writes the id this way */
export function parseGlobalId(id: string): { readonly type: NodeType; readonly tmdbId: number } {
  const decoded = DECODED.exec(Buffer.from(id, "base64url").toString());
  const type = NODE_TYPES.find((each) => each === decoded?.[1]);
  const tmdbId = Number(decoded?.[2]);
  if (type === undefined || tmdbId > BOUNDS.id.max || toGlobalId(type, tmdbId) !== id) {
    throw new InvalidFieldError(
      "id",
      "it must be the id of an object as a response gave it. The film database's numbers are for title, movie, tvShow and person.",
    );
  }
  return { type, tmdbId };
}
