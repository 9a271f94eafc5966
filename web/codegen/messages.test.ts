import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@flickmap/schema/compile-message.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { parse } from "@formatjs/icu-messageformat-parser";
import format from "icu-minify/format";
import { expect, test } from "vitest";
import { GATEWAY_GROUP, listMessageLanguages, readMessages } from "../build/messages.ts";
import madeFrom from "../messages/made-from.json";
import { formatters } from "../src/lib/format/formatters.ts";
import { readParts } from "./messages.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The messages of a language: the group, the name and the text of each. */
const listMessages = (code: LanguageCode) =>
  Object.entries(readMessages(code)).flatMap(([group, messages]) =>
    Object.entries(messages).map(([name, text]) => [group, name, text] as const),
  );
const languages = listMessageLanguages();
const english = listMessages(DEFAULT_LANGUAGE);

/** The texts in quotation marks in a workspace's source. */
const findQuoted = (workspace: string) => {
  const files = globSync(`${workspace}/src/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: ["**/generated/**", "**/*.test.{ts,tsx}"],
  });
  const source = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  return new Set([...source.matchAll(/"([\w.-]+)"/gu)].map(([, text]) => text));
};

test("each message is used", () => {
  const [inSite, inGateway] = ["web", "gateway"].map(findQuoted);
  const unused = english.filter(([group, name]) =>
    group === GATEWAY_GROUP ? !inGateway?.has(name) : !inSite?.has(`${group}.${name}`),
  );
  expect(unused).toEqual([]);
});

/** The names of the values that each message is given. */
const listValues = (messages: typeof english) =>
  Object.fromEntries(
    messages.map(([group, name, text]) => [
      `${group}.${name}`,
      [...readParts(parse(text)).values.keys()].toSorted(),
    ]),
  );

test.each(languages)(
  "%s says what English says, with its values, in each form of a plural",
  (code) => {
    expect(listValues(listMessages(code))).toEqual(listValues(english));
    const forms = new Intl.PluralRules(getLanguage(code).tag).resolvedOptions().pluralCategories;
    const lacking = listMessages(code).filter(([, , text]) =>
      readParts(parse(text)).plurals.some((plural) => forms.some((form) => !plural.includes(form))),
    );
    expect(lacking).toEqual([]);
  },
);

/** Where English changed, what changed is read in each language, and then the hash of today's texts is written there. */
test("each language was made from today's texts in English", () => {
  const today = hash("sha256", JSON.stringify(readMessages(DEFAULT_LANGUAGE))).slice(0, 12);
  const others = languages.filter((code) => code !== DEFAULT_LANGUAGE);
  expect(madeFrom).toEqual(Object.fromEntries(others.map((code) => [code, today])));
});

/** What a value of a message is in a sentence, by its name; a name that is not here is a text. */
const VALUES: Readonly<Record<string, string>> = {
  service: "Netflix",
  services: "Netflix",
  title: "Dune",
  name: "Dune",
  source: "IMDb",
};

/** What no sentence of a language may hold: words that its table of terms has others for, and broken grammar. */
const NEVER: readonly (readonly [LanguageCode, RegExp])[] = [
  ["fr", /\bde (?:une |IMDb|Imdb)|base de films|\S [:;?!»]|« |"/u],
  ["it", /\b(?:in|da|a) (?:il|la|La) |\bil 8 |[a-z] Paese\b|in acquisto/u],
  ["de", /\bbei [^.]*\bund \d+ weitere\b|["”«»]/u],
  ["es", /\bcanal\b|en compra/u],
  ["pt-BR", /\bem (?:Netflix|Disney)/u],
  ["ru", /из ваш|база фильмов|в прокат|на Netflix|\bвидел\b/u],
  ["ar", /لـ\u2068?ال|شعبية/u],
  ["ko", /및 외 |지어낸/u],
  ["ja", /観る|他\d|[ぁ-ん一-龠][?!]/u],
  ["zh", /服务(?!条款)|片源|下架/u],
  ["hi", /आपका देश के|शीर्षक|सदस्यता|किराये|ख़रीद|तिथि/u],
  ["th", /ซีซั่น|[A-Za-z0-9][ก-๙]|[ก-๙][A-Za-z0-9]/u],
  ["tr", /\bhizmet|\bteklif/u],
];

test.each(NEVER)("no sentence in %s has %s", (code, never) => {
  const language = getLanguage(code);
  const found = listMessages(code).flatMap(([group, name, text]) =>
    [1, 2, 5].flatMap((count) => {
      const valueOf = (key: string) => {
        if (text.includes(`<${key}>`))
          return (parts: unknown) => (key === "p" ? ["\n", parts] : parts);
        const isNumber = ["plural", "number", "selectordinal"].some((kind) =>
          text.includes(`{${key}, ${kind}`),
        );
        return isNumber ? count : (VALUES[key] ?? (code === "th" ? "ไทย" : "x"));
      };
      const values = new Proxy({}, { get: (_, key: string) => valueOf(key), has: () => true });
      const message = compileMessage(text, language);
      const sentence =
        typeof message === "string"
          ? message
          : [format(message, language.tag, values as never, { formatters })].flat(9).join("");
      return never.test(sentence) ? [`${group}.${name}: ${sentence}`] : [];
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});
