import { readFileSync } from "node:fs";
import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import type english from "../../messages/en.json";

/** The name of a text of the gateway's own, such as those of feeds. */
export type MessageKey = keyof typeof english;
/** Gives a text in a language, with values in the place of its parameters. */
export type Messages = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const FOLDER = new URL("../../messages/", import.meta.url);
const known = new Map<LanguageCode, Messages>();

/** The gateway's own texts in a language, out of `gateway/messages`; read when they are first needed. */
export function getMessages(language: LanguageCode): Messages {
  const messages = known.get(language) ?? readMessages(language);
  known.set(language, messages);
  return messages;
}

function readMessages(code: LanguageCode): Messages {
  const texts = JSON.parse(readFileSync(new URL(`${code}.json`, FOLDER), "utf8")) as typeof english;
  const isRightToLeft = LANGUAGES.some((each) => each.code === code && each.direction === "rtl");
  // A name of the other direction would take the words beside it along.
  const isolate = (value: string) => (isRightToLeft ? `\u2068${value}\u2069` : value);
  return (key, values = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/gu, (parameter, name: string) =>
      name in values ? isolate(String(values[name])) : parameter,
    );
}
