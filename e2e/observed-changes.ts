import { join } from "node:path";
import { openSqliteStores } from "../gateway/src/stores/sqlite/sqlite-stores.ts";

/**
 * Fills the store in `DATA_DIR` as if titles had come to services today and yesterday, and left them,
 * in the United States and Germany: what `/new` shows in the browser tests.
 */
const hour = 3_600_000;
const titles = [
  { type: "movie", id: 550, name: "Fight Club", year: 1999 },
  { type: "movie", id: 603, name: "The Matrix", year: 1999 },
  { type: "movie", id: 27205, name: "Inception", year: 2010 },
  { type: "movie", id: 680, name: "Pulp Fiction", year: 1994 },
  { type: "tv", id: 1396, name: "Breaking Bad", year: 2008 },
  { type: "tv", id: 1399, name: "Game of Thrones", year: 2011 },
] as const;
const now = Date.now();
const stores = openSqliteStores(join(process.env["DATA_DIR"] ?? "", "flickmap.sqlite"));
const store = stores.availability;
await store.note(titles, now - 48 * hour);
for (const ago of [48, 24, 0]) {
  for (const { type, id, name, year } of titles) {
    const state = await store.load({ type, id });
    const at = now - ago * hour;
    const change = ago === 0 && id === 603 ? "REMOVED" : "ADDED";
    const posterPath = `/poster-${type}-${id}.svg`;
    await store.record(
      { type, id },
      {
        revision: state?.revision ?? 0,
        checkedAt: at,
        emptySince: null,
        label: { name, year, imdbId: null, wikidataId: null, posterPath },
        offers: new Map(),
        changes:
          ago === 48
            ? []
            : ["US", "DE"].flatMap((country) => [
                { country, provider: ago === 0 ? 8 : 337, kind: "flatrate", change } as const,
                { country, provider: 2, kind: "rent", change } as const,
              ]),
        observedAt: at,
        previouslyObservedAt: state?.checkedAt ?? null,
        dueAt: at + 24 * hour,
      },
    );
  }
}
await stores.close();
