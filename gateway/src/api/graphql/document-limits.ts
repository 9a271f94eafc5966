import type { DocumentNode, Token } from "graphql";
import { GraphQLError, Kind, Lexer, Source, TokenKind } from "graphql";
import { LIMITS } from "../../config/limits.ts";
import { SelectionNames } from "./selection-names.ts";
import { getFragments, sizeOf } from "./walk.ts";
import type { SelectionSize } from "./walk.ts";

/** The codes that say which limit an operation is over. */
export type LimitCode =
  | "TOKEN_LIMIT_EXCEEDED"
  | "REPEAT_LIMIT_EXCEEDED"
  | "FRAGMENT_LIMIT_EXCEEDED"
  | "DEPTH_LIMIT_EXCEEDED"
  | "ALIAS_LIMIT_EXCEEDED"
  | "COST_LIMIT_EXCEEDED";

/** Half of a surrogate pair is no character: GraphQL has none, and hashes of documents cannot tell them apart. */
const brokenCharacter = () =>
  new GraphQLError("Syntax Error: The document holds half of a surrogate pair.", {
    extensions: { code: "GRAPHQL_PARSE_FAILED", http: { status: 400 } },
  });

/** The error of an operation over a limit; the client gets its message and HTTP status 400. */
export function overLimit(code: LimitCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

/**
 * Counts the tokens and fragments of a document, and how often a name occurs in one selection, before anything else is
 * done with it. Stops at the limits.
 *
 * @returns the refusal, or null when the document is within them; a text that is no GraphQL is left to the parser
 */
export function tokenFault(text: string): GraphQLError | null {
  if (!text.isWellFormed()) return brokenCharacter();
  const lexer = new Lexer(new Source(text));
  const names = new SelectionNames();
  let [tokens, fragments] = [0, 0];
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      tokens += 1;
      if (beginsFragment(token)) fragments += 1;
      if (fragments > LIMITS.graphql.fragments) {
        return overLimit(
          "FRAGMENT_LIMIT_EXCEEDED",
          `The document has more than ${LIMITS.graphql.fragments} fragments.`,
        );
      }
      if (names.add(token) > LIMITS.graphql.repeats) {
        return overLimit(
          "REPEAT_LIMIT_EXCEEDED",
          `"${token.value}" occurs more than ${LIMITS.graphql.repeats} times in one selection.`,
        );
      }
      if (tokens > LIMITS.graphql.tokens) {
        return overLimit(
          "TOKEN_LIMIT_EXCEEDED",
          `The document has more than ${LIMITS.graphql.tokens} tokens.`,
        );
      }
    }
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
  return null;
}

/** Whether a fragment is defined from here on: the keyword is the first token, or follows a definition. */
function beginsFragment({ kind, value, prev }: Token): boolean {
  const isFirst = prev === null || prev.kind === TokenKind.SOF || prev.kind === TokenKind.BRACE_R;
  return kind === TokenKind.NAME && value === "fragment" && isFirst;
}

/** Says whether a parsed document is too deep or has too many aliases. */
export function sizeFault(document: DocumentNode): GraphQLError | null {
  const fragments = getFragments(document);
  const measured = new Map<string, SelectionSize>();
  let aliases = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = sizeOf(definition.selectionSet, fragments, measured);
    if (size.depth > LIMITS.graphql.depth) {
      return overLimit(
        "DEPTH_LIMIT_EXCEEDED",
        `The operation is ${size.depth} fields deep; ${LIMITS.graphql.depth} are allowed.`,
      );
    }
    aliases += size.aliases;
  }
  if (aliases > LIMITS.graphql.aliases) {
    return overLimit(
      "ALIAS_LIMIT_EXCEEDED",
      `The document has ${aliases} aliases; ${LIMITS.graphql.aliases} are allowed.`,
    );
  }
  return null;
}
