import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { getMessages } from "../../lib/messages.ts";

/**
 * A season's name in a language.
 *
 * @param name the one that the film database has in English; null where it has none. One of more than a number stays
 */
export function seasonName(language: LanguageCode, number: number, name: string | null): string {
  const isNumbered = name === null || /^(?:Season \d+|Specials)$/u.test(name);
  if (!isNumbered) return name;
  const messages = getMessages(language);
  return number === 0 && name !== null ? messages("specials") : messages("season", { number });
}
