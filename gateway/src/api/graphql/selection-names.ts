import { type Token, TokenKind } from "graphql";

/**
 * Counts how often a response name, or a fragment, occurs in one selection, while the tokens of a document are read.
 * Fields of inline fragments count with those around them, since their responses are merged. Validation compares each
 * two fields of one name, so that a few hundred of them take a tenth of a second.
 */
export class SelectionNames {
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
