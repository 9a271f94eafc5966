import { readFileSync } from "node:fs";
import { compileMessage } from "@flickmap/schema/compile-message.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import format, { type CompiledMessage } from "icu-minify/format";
import type english from "../../../web/messages/en.json";

type Groups = Pick<typeof english, "gateway" | "kinds">;
/** The name of a text of the gateway's own, such as those of feeds, or of a kind of offer. */
export type MessageKey = keyof Groups["gateway"] | `kinds.${keyof Groups["kinds"]}`;
export type Messages = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const FOLDER = new URL("../../../web/messages/", import.meta.url);
const FORMATTERS = {
  getDateTimeFormat: (tag?: Intl.LocalesArgument) => new Intl.DateTimeFormat(tag),
  getNumberFormat: (tag?: Intl.LocalesArgument) => new Intl.NumberFormat(tag),
  getPluralRules: (tag?: Intl.LocalesArgument) => new Intl.PluralRules(tag),
};
const known = new Map<LanguageCode, Messages>();

/** The groups `gateway` and `kinds` of a language's texts in `web/messages`; read when they are first needed. */
export function getMessages(language: LanguageCode): Messages {
  const messages = known.get(language) ?? readMessages(language);
  known.set(language, messages);
  return messages;
}

function readMessages(code: LanguageCode): Messages {
  const language = getLanguage(code);
  const file = readFileSync(new URL(`${code}.json`, FOLDER), "utf8");
  const { gateway, kinds } = JSON.parse(file) as Groups;
  const texts = [
    ...Object.entries(gateway),
    ...Object.entries(kinds).map(([key, text]) => [`kinds.${key}`, text] as const),
  ];
  const compiled = Object.fromEntries(
    texts.map(([key, text]) => [key, compileMessage(text, language)]),
  ) as Record<MessageKey, CompiledMessage>;
  return (key, values) =>
    String(format(compiled[key], language.tag, values, { formatters: FORMATTERS }));
}
