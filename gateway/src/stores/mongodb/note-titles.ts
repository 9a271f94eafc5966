import type { Db } from "mongodb";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { catalogTitles } from "./availability-documents.ts";

/** Notes that titles are wanted; one that is not in the catalog enters it, and is due immediately. */
export async function noteTitles(
  database: Db,
  titles: readonly TitleKey[],
  at: number,
): Promise<void> {
  await catalogTitles(database).bulkWrite(
    titles.map(({ type, id }) => ({
      updateOne: {
        filter: { _id: titleKeyText({ type, id }) },
        update: { $max: { wantedAt: at }, $setOnInsert: newTitle({ type, id }, at) },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** A title that enters the catalog, without the moment it was wanted. */
function newTitle({ type, id }: TitleKey, at: number) {
  return {
    type,
    id,
    dueAt: at,
    revision: 0,
    firstCheckedAt: null,
    checkedAt: null,
    emptySince: null,
    name: "",
    imdbId: null,
    wikidataId: null,
    countries: [],
    offers: {},
  };
}
