import type { ListedTitle } from "../titles/use-watchable.ts";
import type { ListState } from "./list-state.ts";

const none: readonly ListedTitle[] = [];

/** The titles that a list shows; the same list for the same page. */
export const listedTitles = (
  state: ListState<{ readonly results: readonly ListedTitle[] }>,
): readonly ListedTitle[] => (state.kind === "results" ? state.page.results : none);
