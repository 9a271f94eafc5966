import type { Call } from "./call.ts";
import { changesCalls } from "./calls/changes.ts";
import { contactCalls } from "./calls/contact.ts";
import { listCalls } from "./calls/lists.ts";
import { peopleCalls } from "./calls/people.ts";
import { ratingCalls } from "./calls/ratings.ts";
import { referenceCalls } from "./calls/reference.ts";
import { searchCalls } from "./calls/search.ts";
import { titleCalls } from "./calls/titles.ts";

/** Every call of the REST interface, in the order that the documentation shows them. */
export const calls = {
  ...titleCalls,
  ...listCalls,
  ...searchCalls,
  ...peopleCalls,
  ...referenceCalls,
  ...changesCalls,
  ...ratingCalls,
  ...contactCalls,
} as const satisfies Record<string, Call>;
