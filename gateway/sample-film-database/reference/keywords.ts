import { readTable } from "../read-table.ts";

/** A keyword of the film database, by its number there. */
export interface Keyword {
  readonly id: number;
  readonly name: string;
}

/** Keywords of the sample, each with what an overview says where it fits: which titles have one is worked out from that. */
const KEYWORDS = readTable("keywords").map((cell) => ({
  id: Number(cell("id")),
  name: cell("name"),
  says: new RegExp(cell("says"), "i"),
}));

/** All keywords by number. */
export const KEYWORDS_BY_ID: ReadonlyMap<number, Keyword> = new Map(
  KEYWORDS.map(({ id, name }) => [id, { id, name }]),
);

/** The keywords of an overview. */
export function keywordsOf(overview: string): readonly Keyword[] {
  return KEYWORDS.filter(({ says }) => says.test(overview)).map(({ id, name }) => ({ id, name }));
}

/** The keywords that hold a text, those that begin with it first. */
export function findKeywords(query: string): readonly Keyword[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  return [...KEYWORDS_BY_ID.values()]
    .filter(({ name }) => name.includes(wanted))
    .sort((a, b) => a.name.indexOf(wanted) - b.name.indexOf(wanted) || a.id - b.id);
}
