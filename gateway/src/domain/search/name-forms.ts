import type { Title } from "../titles/title.ts";
import { foldedWords, withoutArticle } from "./fold.ts";
import { withDigits } from "./numerals.ts";

/** Names are compared by so many characters; few are longer. */
export const MAX_FORM_LENGTH = 60;
/** Initials of fewer words are no abbreviation that anybody uses. */
const MIN_ACRONYM_WORDS = 3;

export interface NameForm {
  /** The name as people read it. */
  readonly text: string;
  /** Its words, folded, without a leading article. */
  readonly words: readonly string[];
  /** The same as one word. */
  readonly joined: string;
  /** Whether it is all of the name, not only the part before a colon. */
  readonly whole: boolean;
  /** Whether it is the original name, and not the one that is shown. */
  readonly original: boolean;
}

export type TitleNames = Pick<Title, "name" | "originalName" | "englishName">;

/** The forms of a title's name, English and original name: each whole, and the part before a colon or a dash. */
export function nameForms({ name, englishName = name, originalName }: TitleNames): NameForm[] {
  return [...new Set([name, englishName, originalName])].flatMap((text) => {
    const [head = ""] = text.split(/[:–—]|\s-\s/u, 1);
    const original = text !== name && text !== englishName;
    const forms = [toForm(text, { original })];
    if (head !== "" && head !== text) {
      forms.push(toForm(head.trim(), { whole: false, original }));
    }
    return forms.flatMap(withNumerals).filter(({ joined }) => joined !== "");
  });
}

export function queryForms(query: string): readonly NameForm[] {
  return withNumerals(toForm(query));
}

/** A form, and the same with its numbers in digits where it has them otherwise: `Rocky III` is `Rocky 3`. */
function withNumerals(form: NameForm): readonly NameForm[] {
  const words = withDigits(form.words);
  const joined = words.join("").slice(0, MAX_FORM_LENGTH);
  return joined === form.joined ? [form] : [form, { ...form, words, joined }];
}

export function toForm(text: string, { whole = true, original = false } = {}): NameForm {
  const words = withoutArticle(foldedWords(text));
  return { text, words, joined: words.join("").slice(0, MAX_FORM_LENGTH), whole, original };
}

export function acronymOf({ words }: NameForm): string | null {
  if (words.length < MIN_ACRONYM_WORDS) return null;
  return words.map((word) => word.charAt(0)).join("");
}
