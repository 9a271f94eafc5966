import {
  type DocumentNode,
  type Token,
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
} from "graphql";
import { LIMITS } from "../../config/limits.ts";
import { getFragments, sizeOf, type SelectionSize } from "./walk.ts";

/**
 * Counts how often a response name, or a fragment, occurs in one selection, while the tokens of a document are read.
 * Fields of inline fragments count with those around them, since their responses are merged. Validation compares each
 * two fields of one name, so that a few hundred of them take a tenth of a second.
 */
class SelectionNames {
  /** Of each selection that is open, the innermost last. */
  readonly #open: Map<string, number>[] = [];
  #parentheses = 0;
  #isInlineFragment = false;
  #previous: Token | null = null;

  /** @returns how often the name of this token has been in its selection; 0 when it is none */
  add(token: Token): number {
    const previous = this.#previous;
    this.#previous = token;
    if (token.kind === TokenKind.PAREN_L) this.#parentheses += 1;
    if (token.kind === TokenKind.PAREN_R) this.#parentheses -= 1;
    // Arguments have names and braces of their own.
    if (this.#parentheses > 0) return 0;
    if (token.kind === TokenKind.SPREAD) this.#isInlineFragment = true;
    if (token.kind === TokenKind.BRACE_L) this.#enter();
    if (token.kind === TokenKind.BRACE_R) this.#open.pop();
    return token.kind === TokenKind.NAME ? this.#count(token.value, previous) : 0;
  }

  #enter(): void {
    const around = this.#open.at(-1);
    this.#open.push(this.#isInlineFragment && around !== undefined ? around : new Map());
    this.#isInlineFragment = false;
  }

  #count(name: string, previous: Token | null): number {
    const names = this.#open.at(-1);
    const isSpread = previous?.kind === TokenKind.SPREAD;
    // The field behind an alias, a directive, and the type that a fragment is on.
    const isOther =
      previous?.kind === TokenKind.COLON ||
      previous?.kind === TokenKind.AT ||
      (isSpread ? name === "on" : this.#isInlineFragment);
    if (names === undefined || isOther) return 0;
    this.#isInlineFragment = false;
    const key = isSpread ? `...${name}` : name;
    const times = (names.get(key) ?? 0) + 1;
    names.set(key, times);
    return times;
  }
}

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
