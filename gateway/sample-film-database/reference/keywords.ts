/** A keyword of the film database, by its number there. */
export interface Keyword {
  readonly id: number;
  readonly name: string;
}

/** Keywords of the sample, each with what an overview says where it fits: which titles have one is worked out from that. */
const KEYWORDS: readonly (readonly [id: number, name: string, says: RegExp])[] = [
  [4344, "musical", /\b(sing|song|music)/i],
  [9748, "revenge", /\b(revenge|aveng|vengeance)/i],
  [9826, "murder", /\b(murder|kill(ed|er|ing))/i],
  [10714, "serial killer", /\bserial killer/i],
  [6054, "friendship", /\b(friend)/i],
  [9673, "love", /\b(love|romance)/i],
  [4379, "time travel", /\btime (travel|loop|machine)|\b(back|through|in) time\b/i],
  [9882, "space", /\b(space|planet|galaxy|astronaut|interstellar)/i],
  [9951, "alien", /\balien/i],
  [14544, "robot", /\b(robot|android)/i],
  [4565, "dystopia", /\b(dystopia|totalitarian|post-apocalyptic)/i],
  [1721, "fight", /\b(fight|boxer|boxing)/i],
  [2343, "magic", /\b(magic|wizard|witch|sorcer)/i],
  [3133, "vampire", /\bvampire/i],
  [12377, "zombie", /\b(zombie|undead)/i],
  [162846, "ghost", /\b(ghost|haunt)/i],
  [10051, "heist", /\b(heist|robbery|rob(s)? )/i],
  [703, "detective", /\b(detective|inspector)/i],
  [470, "spy", /\b(spy|spies|secret agent|espionage)/i],
  [1956, "world war ii", /\b(world war ii|second world war|nazi)/i],
  [6075, "sports", /\b(sport|football|baseball|basketball|soccer)/i],
  [6270, "high school", /\bhigh school/i],
  [10235, "family relationships", /\b(family|father|mother|daughter|son|brother|sister)/i],
  [207317, "christmas", /\bchristmas/i],
  [18035, "family secrets", /\bfamily secret/i],
  [3417, "wedding", /\b(wedding|marri)/i],
  [15097, "dog", /\bdogs?\b/i],
];

/** All keywords by number. */
export const KEYWORDS_BY_ID: ReadonlyMap<number, Keyword> = new Map(
  KEYWORDS.map(([id, name]) => [id, { id, name }]),
);

/** The keywords of an overview. */
export function keywordsOf(overview: string): readonly Keyword[] {
  return KEYWORDS.filter(([, , says]) => says.test(overview)).map(([id, name]) => ({ id, name }));
}

/** The keywords that hold a text, those that begin with it first. */
export function findKeywords(query: string): readonly Keyword[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  return [...KEYWORDS_BY_ID.values()]
    .filter(({ name }) => name.includes(wanted))
    .sort((a, b) => a.name.indexOf(wanted) - b.name.indexOf(wanted) || a.id - b.id);
}
