/** What is broken between words alone; scripts such as Han are broken anywhere. */
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’]+/gu;

/** How many letters the longest word of a name has: they must fit on one line. At least 1. */
export const longestWord = (name: string): number =>
  Math.max(1, ...Array.from(name.matchAll(words), ([word]) => [...word].length));
