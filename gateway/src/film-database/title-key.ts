/** Identifies a title: movies and shows are numbered apart. */
export interface TitleKey {
  readonly type: "movie" | "tv";
  /** The film database's number, from 1. */
  readonly id: number;
}

/** A title as one string, such as `movie:603`: equal for equal titles. */
export function titleKeyText(title: TitleKey): string {
  return `${title.type}:${title.id}`;
}
