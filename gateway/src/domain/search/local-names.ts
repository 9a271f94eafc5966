import { GramIndex, gramsOf } from "./gram-index.ts";
import { queryForms } from "./name-forms.ts";

/** A title's name in another language than English. */
export interface LocalName {
  /** `titleKeyText` of the title. */
  readonly title: string;
  readonly name: string;
}

/** The names of titles in one language, by what they are written like. A title has its latest one. */
export class LocalNames {
  readonly #grams = new GramIndex();
  /** By the number that the gram index has for them; undefined where a title was renamed. */
  readonly #titles: (string | undefined)[] = [];
  readonly #names = new Map<string, { readonly name: string; readonly number: number }>();

  get size(): number {
    return this.#names.size;
  }

  get(title: string): string | undefined {
    return this.#names.get(title)?.name;
  }

  add({ title, name }: LocalName): void {
    const known = this.#names.get(title);
    if (known?.name === name) return;
    if (known !== undefined) this.#titles[known.number] = undefined;
    const number = this.#grams.add(gramsOf(queryForms(name)));
    this.#titles[number] = title;
    this.#names.set(title, { name, number });
  }

  /** The titles whose names share most with a query, at most 64; `weightOf` orders those that share as much. */
  candidates(grams: ReadonlySet<string>, weightOf: (title: string) => number): readonly string[] {
    const ofNumber = (number: number) => this.#titles[number];
    return this.#grams
      .candidates(grams, (number) => {
        const title = ofNumber(number);
        return title === undefined ? -1 : weightOf(title);
      })
      .flatMap((number) => ofNumber(number) ?? []);
  }

  *[Symbol.iterator](): Generator<LocalName> {
    for (const [title, { name }] of this.#names) yield { title, name };
  }
}
