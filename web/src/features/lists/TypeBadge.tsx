import { Badge } from "../../ui/Badge.tsx";

/** Whether a found title is a movie or a show. */
export function TypeBadge({ typename }: { readonly typename: "Movie" | "TvShow" }) {
  return <Badge>{typename === "Movie" ? "Movie" : "TV"}</Badge>;
}
