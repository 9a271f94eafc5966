/** Numbers of sequels as they are written in words and by Romans: from two on, since `I` is a word. */
const WORDS = "two three four five six seven eight nine ten".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const ROMANS = "ii iii iv v vi vii viii ix x".split(" ");
const DIGITS = new Map(
  [WORDS, ROMANS].flatMap((words) => words.map((word, at) => [word, `${at + 2}`])),
);

/** The words of a name with its numbers in digits. A single word is a name: `Ten` begins `Tenet`. */
export function withDigits(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : words.map((word) => DIGITS.get(word) ?? word);
}

export function otherNumerals(query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/u);
  const digits = withDigits(words);
  const inWords = [ROMANS, WORDS].map((numerals) =>
    digits.map((word) => (/^\d+$/u.test(word) ? (numerals[Number(word) - 2] ?? word) : word)),
  );
  return [digits, ...inWords]
    .map((each) => each.join(" "))
    .filter((each) => each !== words.join(" "));
}

/** A number of a season as a query has it, for an expression. */
export const NUMBER = `(?:\\d{1,2}|${[...WORDS, ...ORDINALS, ...ROMANS].join("|")})`;
