import { hash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MessageFile } from "@flickmap/schema/compile-message.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { GATEWAY_GROUP, listMessageLanguages, readMessages } from "../build/messages.ts";

/*
 * Writes the types of the messages from those in English. With `--check` it names what is not in order instead: messages that
 * nothing uses, and in other languages what is missing, too much, of other values, without a plural form, or made from others.
 */

const WEB = fileURLToPath(new URL("..", import.meta.url));
const GATEWAY = fileURLToPath(new URL("../../gateway/", import.meta.url));
const TYPES = `${WEB}src/generated/messages.ts`;
/** An element that needs nothing said of it: it sets a name apart from the text around it. */
const KNOWN_ELEMENT = "bdi";

/** What a message is given, by name, as TypeScript writes its type; and its plurals. */
interface Parts {
  readonly values: Map<string, string>;
  /** The forms of each. */
  readonly plurals: (readonly string[])[];
  hasElements: boolean;
}

function readParts(
  nodes: readonly MessageFormatElement[],
  parts: Parts = { values: new Map(), plurals: [], hasElements: false },
): Parts {
  for (const node of nodes) {
    switch (node.type) {
      case TYPE.argument:
        parts.values.set(node.value, parts.values.get(node.value) ?? "string | number");
        break;
      case TYPE.number:
        parts.values.set(node.value, "number");
        break;
      case TYPE.plural:
      case TYPE.select:
        parts.values.set(node.value, node.type === TYPE.plural ? "number" : "string");
        if (node.type === TYPE.plural) parts.plurals.push(Object.keys(node.options));
        for (const { value } of Object.values(node.options)) readParts(value, parts);
        break;
      case TYPE.tag:
        parts.hasElements = true;
        if (node.value !== KNOWN_ELEMENT) parts.values.set(node.value, '"element"');
        readParts(node.children, parts);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
      default:
        throw new Error("Dates and times are formatted before they are put into a message");
    }
  }
  return parts;
}

const flatten = (file: MessageFile): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(file).flatMap(([group, messages]) =>
      Object.entries(messages).map(([name, text]) => [`${group}.${name}`, text] as const),
    ),
  );

function readAll(code: LanguageCode): ReadonlyMap<string, Parts> {
  const read = [...flatten(readMessages(code))].map(([name, text]) => {
    try {
      return [name, readParts(parse(text))] as const;
    } catch (error) {
      throw new Error(`web/messages/${code}.json: ${name} is not ICU MessageFormat: ${text}`, {
        cause: error,
      });
    }
  });
  return new Map(read);
}

const english = readAll(DEFAULT_LANGUAGE);

const isOfGateway = (name: string): boolean => name.startsWith(`${GATEWAY_GROUP}.`);

function writeTypes(): string {
  const ofSite = [...english].filter(([name]) => !isOfGateway(name));
  const write = (isRich: boolean) =>
    ofSite
      .filter(([, { hasElements }]) => hasElements === isRich)
      .map(([name, { values }]) => {
        const fields = [...values].map(([value, type]) => `${value}: ${type}`);
        const type = fields.length === 0 ? "None" : `{ ${fields.join("; ")} }`;
        return `  ${JSON.stringify(name)}: ${type};`;
      })
      .join("\n");
  return `/* Written by web/codegen/messages.ts from web/messages/en.json. */
type None = Record<never, never>;

/** Messages that are texts, with the values that they are given. */
export interface TextMessages {
${write(false)}
}

/** Messages with elements in them. */
export interface RichMessages {
${write(true)}
}
`;
}

function findFaults(code: LanguageCode): readonly string[] {
  const messages = code === DEFAULT_LANGUAGE ? english : readAll(code);
  const { pluralCategories } = new Intl.PluralRules(getLanguage(code).tag).resolvedOptions();
  const faults = [...english.keys()]
    .filter((name) => !messages.has(name))
    .map((name) => `${name} is missing`);
  for (const [name, { values, plurals }] of messages) {
    const original = english.get(name);
    if (original === undefined) {
      faults.push(`${name} is no message in English`);
      continue;
    }
    const differing = [...new Set([...values.keys(), ...original.values.keys()])].filter(
      (value) => values.has(value) !== original.values.has(value),
    );
    if (differing.length > 0) faults.push(`${name} has other values: ${differing.join(", ")}`);
    for (const forms of plurals) {
      const lacking = pluralCategories.filter((form) => !forms.includes(form));
      if (lacking.length > 0) faults.push(`${name} lacks a plural form: ${lacking.join(", ")}`);
    }
  }
  return faults.map((fault) => `web/messages/${code}.json: ${fault}`);
}

/** The texts in quotation marks in a workspace's source. */
function findQuoted(folder: string): ReadonlySet<string> {
  const files = globSync("src/**/*.{ts,tsx}", {
    cwd: folder,
    exclude: ["src/generated/**", "**/*.test.{ts,tsx}"],
  });
  const source = files.map((file) => readFileSync(folder + file, "utf8")).join("\n");
  return new Set([...source.matchAll(/"([\w.-]+)"/gu)].map(([, text = ""]) => text));
}

function findUnused(): readonly string[] {
  const inSite = findQuoted(WEB);
  const inGateway = findQuoted(GATEWAY);
  const isUsed = (name: string) =>
    isOfGateway(name) ? inGateway.has(name.slice(GATEWAY_GROUP.length + 1)) : inSite.has(name);
  return [...english.keys()]
    .filter((name) => !isUsed(name))
    .map((name) => `web/messages/en.json: nothing uses ${name}`);
}

/** The languages whose texts were made from others in English than those of today. */
function findStale(): readonly string[] {
  const file = `${WEB}messages/made-from.json`;
  const madeFrom: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
  const today = hash("sha256", JSON.stringify(readMessages(DEFAULT_LANGUAGE))).slice(0, 12);
  return listMessageLanguages()
    .filter((code) => code !== DEFAULT_LANGUAGE && madeFrom[code] !== today)
    .map((code) => `${file}: read in ${code} what changed in English, then write ${today} there`);
}

if (process.argv.includes("--check")) {
  const faults = [...findUnused(), ...findStale(), ...listMessageLanguages().flatMap(findFaults)];
  // oxlint-disable-next-line no-console -- a program
  console.log(faults.join("\n"));
  process.exitCode = faults.length === 0 ? 0 : 1;
} else writeFileSync(TYPES, writeTypes());
