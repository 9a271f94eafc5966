import { compileMessage, type MessageFile } from "@flickmap/schema/compile-message.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import format from "icu-minify/format";
import { expect, test } from "vitest";
import { formatters } from "../src/lib/format/formatters.ts";

const files = import.meta.glob<MessageFile>("../messages/*.json", {
  eager: true,
  import: "default",
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
  const found = Object.entries(files[`../messages/${code}.json`] ?? {}).flatMap(
    ([group, messages]) =>
      Object.entries(messages).flatMap(([name, text]) =>
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
      ),
  );
  expect([...new Set(found)]).toEqual([]);
});
