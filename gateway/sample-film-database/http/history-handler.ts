import type { ServerResponse } from "node:http";
import { setImmediate as nextTick } from "node:timers/promises";
import { artworkPaths } from "../api/shapes.ts";
import { availabilityHistory } from "../availability/history.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { addDays, isDay } from "../dates.ts";
import { errorBody } from "./error-body.ts";
import { invalidDate } from "./api-error.ts";

/** Where the history is given. The film database has no such address. */
export const HISTORY_PATH = "/history/availability";
/** The longest span that is given, in days. */
const LONGEST = 60;

/**
 * Streams the availability of the listed titles from one day to another, one title a line, movies
 * and shows each by popularity. Ends early when the client goes.
 */
export async function sendHistory(
  response: ServerResponse,
  query: URLSearchParams,
  catalog: Catalog,
): Promise<void> {
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? "";
  if (!isDay(from) || !isDay(to) || to > addDays(from, LONGEST)) {
    response.writeHead(400, { "content-type": "application/json;charset=utf-8" });
    response.end(JSON.stringify(errorBody(invalidDate())));
    return;
  }
  response.writeHead(200, {
    "content-type": "application/x-ndjson",
    "cache-control": "no-store",
  });
  for (const title of [...catalog.movie.titles, ...catalog.tv.titles]) {
    const days = availabilityHistory(title, { today: catalog.today, from, to });
    const line = JSON.stringify({
      type: title.kind,
      id: title.id,
      title: title.title,
      imdb_id: title.imdbId,
      wikidata_id: title.wikidataId,
      date: title.date,
      poster_path: artworkPaths(title).poster_path,
      days,
    });
    if (!response.write(`${line}\n`)) await drained(response);
    if (response.destroyed) return;
    // Other requests come between two titles.
    await nextTick();
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
