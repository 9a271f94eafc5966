import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "./languages.ts";

/** Messages in ICU MessageFormat by their names, in groups: a file of `web/messages`. */
export type MessageFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** First strong isolate, and its end: what is put into a text that runs from right to left keeps its own direction. */
const ISOLATE = ["\u2068", "\u2069"] as const;

/**
 * Compiles a message in ICU MessageFormat for `icu-minify/format`. In a language that runs from right to left each of its
 * values is set apart.
 *
 * @throws when it is not in ICU MessageFormat
 */
export function compileMessage(
  text: string,
  { direction }: Pick<Language, "direction">,
): CompiledMessage {
  const compiled = compile(text);
  const isIsolated = direction === "rtl" && Array.isArray(compiled);
  return isIsolated ? (isolate(compiled) as CompiledMessage) : compiled;
}

/** Sets apart the values in the nodes of a compiled message: `["name"]` is a value, `["b", …]` an element. */
const isolate = (nodes: readonly unknown[]): unknown[] =>
  nodes.flatMap((node) => {
    if (!Array.isArray(node)) return [node];
    const [name, second, ...rest] = node as readonly unknown[];
    if (node.length === 1) return [ISOLATE[0], node, ISOLATE[1]];
    // A plural or a selection, and the text of each of its cases.
    if (typeof second === "number" && second !== 0)
      return [[name, second, ...rest.map(isolateCases)]];
    // It sets its content apart by itself.
    if (name === "bdi") return [node];
    return [[name, ...isolate([second, ...rest])]];
  });

const isolateCases = (cases: unknown): unknown =>
  typeof cases === "object" && cases !== null
    ? Object.fromEntries(
        Object.entries(cases).map(([name, text]: [string, unknown]) => [
          name,
          Array.isArray(text) ? isolate(text) : text,
        ]),
      )
    : cases;
