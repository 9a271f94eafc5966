import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { GATEWAY_GROUP, readMessages } from "../build/messages.ts";

/* Writes the types of the messages from those in English. */

const TYPES = join(import.meta.dirname, "../src/generated/messages.ts");
/** An element that needs nothing said of it: it sets a name apart from the text around it. */
const KNOWN_ELEMENT = "bdi";

/** What a message is given, by name, as TypeScript writes its type; and its plurals. */
interface Parts {
  readonly values: Map<string, string>;
  /** The forms of each. */
  readonly plurals: (readonly string[])[];
  hasElements: boolean;
}

export function readParts(
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

function writeTypes(): string {
  const ofSite = Object.entries(readMessages(DEFAULT_LANGUAGE))
    .filter(([group]) => group !== GATEWAY_GROUP)
    .flatMap(([group, messages]) =>
      Object.entries(messages).map(([name, text]) => {
        const { values, hasElements } = readParts(parse(text));
        const fields = [...values].map(([value, type]) => `${value}: ${type}`);
        const type = fields.length === 0 ? "None" : `{ ${fields.join("; ")} }`;
        return { hasElements, line: `  "${group}.${name}": ${type};` };
      }),
    );
  const write = (isRich: boolean) =>
    ofSite
      .filter(({ hasElements }) => hasElements === isRich)
      .map(({ line }) => line)
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

if (import.meta.main) writeFileSync(TYPES, writeTypes());
