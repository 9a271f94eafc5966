import { failing, heading, placeholders, waiting } from "./state.ts";
import type { State } from "./state.ts";

/** Those of what is new. */
export const changesStates: readonly State[] = [
  {
    name: "loading",
    path: "/new",
    given: waiting("Changes"),
    reach: placeholders,
    within: "main",
  },
  {
    name: "failed",
    path: "/new",
    given: failing("Changes"),
    reach: heading("Failed to load content"),
    within: "main",
  },
  {
    name: "nothing matches",
    path: "/new?type=tv&kinds=buy&family=mubi",
    reach: heading("Nothing matches"),
    within: "main",
  },
  {
    name: "what left",
    path: "/new?change=removed",
    reach: heading(/^Left streaming services/),
    within: "main",
  },
];
