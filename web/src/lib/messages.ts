import { addPrefix, getLanguage, type KnownLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import type { CompiledMessage } from "icu-minify/format";
import format from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import languages from "virtual:messages";

import type { RichMessages, TextMessages } from "../generated/messages.ts";
import { formatters } from "./format/formatters.ts";

/** The name of a message in `web/messages` that is a text, such as `title.heading`. */
type MessageName = keyof TextMessages;
/** The name of a text that is given nothing. */
export type PlainMessageName = {
  [Name in MessageName]: keyof TextMessages[Name] extends never ? Name : never;
}[MessageName];
type Given<Values> = keyof Values extends never ? [] : [values: Values];
type Elements<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends "element"
    ? (children: ReactNode) => ReactNode
    : Values[Name];
};

/** The messages of each language that are loaded. A browser has those of its page's language, the gateway all. */
const loaded = new Map<LanguageCode, Record<string, CompiledMessage>>();
let current: KnownLanguage = LANGUAGES[0];
let currentMessages: Readonly<Record<string, CompiledMessage>> = {};

export const offeredLanguages: readonly KnownLanguage[] = LANGUAGES.filter(
  ({ code }) => languages[code] !== undefined,
);

export const pageLanguage = (): KnownLanguage => current;

export const isEnglish = (): boolean => current.code === DEFAULT_LANGUAGE;

/** Loads what all pages show in a language, and what the named ones show. What is imported is not imported again. */
export async function loadMessages(code: LanguageCode, ...parts: readonly string[]): Promise<void> {
  const language = await languages[code]?.();
  if (language === undefined) throw new Error(`There are no messages in the language ${code}`);
  const groups = await Promise.all(parts.map((part) => language.parts[part]?.()));
  const messages = groups.map((group) => group?.default);
  loaded.set(code, Object.assign(loaded.get(code) ?? {}, language.default, ...messages));
}

/** Where they cannot be had the page says so in English, which every browser has stored. */
export async function loadFirstMessages(code: LanguageCode): Promise<void> {
  try {
    await loadMessages(code);
  } catch {
    await loadMessages(DEFAULT_LANGUAGE);
    loaded.set(code, { ...loaded.get(DEFAULT_LANGUAGE) });
  }
}

export async function loadAllMessages(code: LanguageCode): Promise<void> {
  const language = await languages[code]?.();
  await loadMessages(code, ...Object.keys(language?.parts ?? {}));
}

export const loadParts = (parts: readonly string[]): Promise<void> =>
  loadMessages(current.code, ...parts);

/** A page has one language for as long as it is open, and the gateway renders a page in one go: neither mixes two. */
export function setLanguage(code: LanguageCode): void {
  current = getLanguage(code);
  currentMessages = loaded.get(code) ?? {};
}

const write = (name: string, values: object | undefined) => {
  const message = currentMessages[name];
  if (message === undefined) throw new Error(`The message ${name} is not loaded`);
  if (typeof message === "string") return message;
  // The values have been checked against the message while it was compiled.
  return format<ReactNode>(message, current.tag, values as never, { formatters });
};

export const t = <Name extends MessageName>(
  name: Name,
  ...[values]: Given<TextMessages[Name]>
): string => String(write(name, values));

/** A message with elements in it. `bdi` is known: it sets a name apart from the text around it. */
export const rich = <Name extends keyof RichMessages>(
  name: Name,
  ...[values]: Given<Elements<RichMessages[Name]>>
): ReactNode => {
  const written = write(name, toParts(values ?? {}));
  return Array.isArray(written) ? createElement(Fragment, null, ...written) : written;
};

const bdi = (parts: readonly ReactNode[]) => createElement("bdi", null, ...parts);

/** Functions that are given one node instead of several, and what is an element in many messages. */
const toParts = (values: object) => ({
  bdi,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "function"
        ? (parts: readonly ReactNode[]): unknown =>
            value(parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts))
        : value,
    ]),
  ),
});

export const localPath = (path: string): string => addPrefix(current, path);

/** A file that the gateway writes for programs, such as a feed, in the language of the page: its query states it. */
export const localFile = (path: string): string =>
  isEnglish() ? path : `${path}${path.includes("?") ? "&" : "?"}language=${current.code}`;
