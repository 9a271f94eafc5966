import type { Call } from "./call.ts";
import { listCalls } from "./calls/lists.ts";
import { referenceCalls } from "./calls/reference.ts";
import { titleCalls } from "./calls/titles.ts";
import { visitorCalls } from "./calls/visitors.ts";

/** Every call of the REST interface, in the order that the documentation shows them. */
export const calls = {
  ...titleCalls,
  ...listCalls,
  ...referenceCalls,
  ...visitorCalls,
} as const satisfies Record<string, Call>;
