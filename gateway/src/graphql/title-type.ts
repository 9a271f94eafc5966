import type { TitleType } from "../generated/resolvers.ts";
import type { TitleKey } from "../stores/title-key.ts";

/** A kind of title as the stores and `/api` write it. */
export function titleTypeOf(type: TitleType): TitleKey["type"] {
  return type === "MOVIE" ? "movie" : "tv";
}
