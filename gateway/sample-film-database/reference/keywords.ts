import { readTable } from "../read-table.ts";

/** Keywords by the film database's number, each with what an overview says of a title that has it. */
export const KEYWORDS = new Map(
  readTable("keywords").map((cell) => [
    Number(cell("id")),
    { name: cell("name"), says: new RegExp(cell("says"), "i") },
  ]),
);

/** The keywords that hold a text, those that begin with it first. */
export function findKeywords(query: string) {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  return [...KEYWORDS]
    .map(([id, { name }]) => ({ id, name }))
    .filter(({ name }) => name.includes(wanted))
    .sort((a, b) => a.name.indexOf(wanted) - b.name.indexOf(wanted) || a.id - b.id);
}
