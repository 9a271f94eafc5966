import { z } from "zod";
import { type Call, read } from "../call.ts";
import { changesRequest } from "../parameters/changes.ts";
import { none } from "../parameters.ts";
import * as parameters from "../parameters/changes.ts";
import * as responses from "../responses/changes.ts";
import { CACHE } from "./shared.ts";

export const changesCalls = {
  changes: read({
    path: "/api/changes",
    group: "Changes",
    summary: "What came to streaming services, and what left them",
    description:
      "From the newest to the oldest, or with `since` what was observed after a change. Stored for 180 days.",
    example: "/api/changes?country=DE",
    params: none,
    query: parameters.changes,
    response: responses.changes,
    cache: CACHE.changes,
    gone: true,
    handler: async ({ query }, { changes }) => {
      const { first, after = null, since, ...filter } = query;
      const request = changesRequest(filter);
      const latest = await changes.latestCursor();
      if (since === undefined) {
        return responses.toChanges(await changes.page(request, first, after), latest, null);
      }
      const isDay = z.iso.date().safeParse(since).success;
      const start = isDay ? await changes.cursorSince(Date.parse(since)) : since;
      return responses.toChanges(await changes.since(request, first, start), latest, start);
    },
  }),
} as const satisfies Record<string, Call>;
