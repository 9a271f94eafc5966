import { styled } from "styled-components";

import { alpha, displaySize, text } from "../../ui/theme.ts";

/** From how many letters on a name is set smaller, the most letters first. */
const smaller = [
  { letters: 90, size: "clamp(1.25rem, 0.9rem + 1.5vw, 2.125rem)" },
  { letters: 56, size: "clamp(1.375rem, 0.95rem + 1.8vw, 2.625rem)" },
  { letters: 32, size: "clamp(1.625rem, 1rem + 2.4vw, 3rem)" },
  { letters: 22, size: "clamp(1.75rem, 1.1rem + 2.8vw, 3.5rem)" },
] as const;

/** How wide a letter is at most on average, in the size of the type. */
const letterWidth = 0.74;

/** Words of so many letters fit on a line of their own even on a phone. */
const fitsOnALine = 15;

/** What is broken between words alone; scripts such as Han are broken anywhere. */
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’]+/gu;

/** How many letters the longest word of a name has: they must fit on one line. At least 1. */
const longestWord = (name: string): number =>
  Math.max(1, ...Array.from(name.matchAll(words), ([word]) => [...word].length));

/** A name of which no line begins with a dash: it stays behind the word before it. */
const withBoundDashes = (name: string): string => name.replaceAll(/ (?=[-–—] )/gu, "\u{a0}");

interface Props {
  readonly name: string;
  readonly lang: string | undefined;
}

/** A title's name as large as it fits: a long one smaller, and no word broken where that can be helped. */
export function TitleName({ name, lang }: Props) {
  const size = smaller.find(({ letters }) => name.length >= letters)?.size ?? displaySize;
  return (
    <Name lang={lang} dir="auto" $size={size} $letters={longestWord(name)}>
      {withBoundDashes(name)}
    </Name>
  );
}

const Name = styled.h1<{ $size: string; $letters: number }>`
  ${text.display};
  font-size: min(
    ${({ $size }) => $size},
    max(1.25rem, 100cqi / ${({ $letters }) => ($letters * letterWidth).toFixed(2)})
  );
  /* One that has no room beside what floats there goes below it, whole. */
  overflow-wrap: ${({ $letters }) => ($letters <= fitsOnALine ? "normal" : "anywhere")};
  text-shadow: 0 2px 24px ${alpha.black(0.45)};
`;
