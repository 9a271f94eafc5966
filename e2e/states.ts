import { advancedSearchStates } from "./states/advanced-search-states.ts";
import { changesStates } from "./states/changes-states.ts";
import { frameStates } from "./states/frame-states.ts";
import { helpStates } from "./states/help-states.ts";
import { homeStates } from "./states/home-states.ts";
import { listStates } from "./states/list-states.ts";
import { titleStates } from "./states/title-states.ts";
import type { State } from "./states/state.ts";

/** Every state of the product that opening a screen does not show, by where it is. */
export const states: Readonly<Record<string, readonly State[]>> = {
  "the frame": frameStates,
  "the home page": homeStates,
  "a title": titleStates,
  "the lists": listStates,
  "what is new": changesStates,
  "the advanced search": advancedSearchStates,
  "FAQ and contact": helpStates,
};
