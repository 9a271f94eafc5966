import type { Call } from "./call.ts";
import { listCalls } from "./calls/lists.ts";
import { referenceCalls } from "./calls/reference.ts";
import { titleCalls } from "./calls/titles.ts";
import { visitorCalls } from "./calls/visitors.ts";

/** The groups of calls, with what the documentation says of each, in its order. */
export const GROUPS: Readonly<Record<string, readonly [string, Readonly<Record<string, Call>>]>> = {
  Titles: ["One movie or show, or many by their numbers.", titleCalls],
  Lists: ["Titles, 20 to a page; search; people, and what they took part in.", listCalls],
  Reference: [
    "Countries, genres and services; what came to services and left them.",
    referenceCalls,
  ],
  Visitors: ["What visitors of the site rate, and messages to who runs it.", visitorCalls],
};

/** Every call of the REST interface. */
export const calls = {
  ...titleCalls,
  ...listCalls,
  ...referenceCalls,
  ...visitorCalls,
} as const satisfies Record<string, Call>;
