import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { TitleType } from "../../film-database/records/title.ts";

/** Reads a popular list in the background, page after page up to its last. */
export async function* popularPages(
  filmDatabase: FilmDatabase,
  {
    type,
    region,
    maxPages,
    pace,
  }: {
    readonly type: TitleType;
    readonly region?: string | undefined;
    readonly maxPages: number;
    readonly pace: () => Promise<void>;
  },
) {
  for (let page = 1; page <= maxPages; page += 1) {
    await pace();
    const { value } = await filmDatabase.list(type, "popular", region, page);
    yield value.results;
    if (page >= value.total_pages) return;
  }
}
