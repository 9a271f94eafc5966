/** How many characters or bytes of written parts are remembered, in all queries together. */
const MOST_CHARACTERS = 8_000_000;
/** What a part takes beside them. */
const OVERHEAD = 100;

/**
 * Parts of responses as they were written of objects that many requests share. They are forgotten with their objects,
 * and all at once when they take too much memory.
 */
export class WrittenParts {
  readonly #most: number;
  #characters = 0;
  /** Another one each time that everything was forgotten. */
  generation = 0;

  constructor(most: number = MOST_CHARACTERS) {
    this.#most = most;
  }

  /** Counts a part that is remembered. */
  add(characters: number): void {
    this.#characters += characters + OVERHEAD;
    if (this.#characters <= this.#most) return;
    this.#characters = 0;
    this.generation += 1;
  }
}

/** The parts that one selection wrote. */
export class PartsOfSelection<Part> {
  readonly #all: WrittenParts;
  #generation: number;
  #parts = new WeakMap<object, Part>();

  constructor(all: WrittenParts) {
    this.#all = all;
    this.#generation = all.generation;
  }

  get(of: object): Part | undefined {
    if (this.#generation !== this.#all.generation) {
      this.#generation = this.#all.generation;
      this.#parts = new WeakMap();
    }
    return this.#parts.get(of);
  }

  set(of: object, part: Part, characters: number): void {
    this.#parts.set(of, part);
    this.#all.add(characters);
  }
}
