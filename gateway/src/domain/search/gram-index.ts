import { isDense } from "@flickmap/schema/short-query.ts";
import { type NameForm, queryForms } from "./fold.ts";

const MAX_CANDIDATES = 64;

/** Finds names that share sequences of three letters with a query. They are numbered as added; none is ever removed. */
export class GramIndex {
  readonly #postings = new Map<string, number[]>();
  #counts = new Uint8Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(grams: ReadonlySet<string>): number {
    const number = this.#size;
    this.#size += 1;
    for (const gram of grams) {
      const posting = this.#postings.get(gram);
      if (posting === undefined) this.#postings.set(gram, [number]);
      else posting.push(number);
    }
    if (this.#counts.length < this.#size) this.#counts = new Uint8Array(this.#size * 2);
    return number;
  }

  /** The numbers of the names that share the most sequences with a query; the heaviest of those that share as many. */
  candidates(grams: ReadonlySet<string>, weightOf: (number: number) => number): number[] {
    const counts = this.#counts;
    const found: number[] = [];
    for (const gram of grams) {
      for (const number of this.#postings.get(gram) ?? []) {
        const count = counts[number] ?? 0;
        if (count === 0) found.push(number);
        if (count < 255) counts[number] = count + 1;
      }
    }
    const byCount: number[][] = [];
    for (const number of found) {
      (byCount[counts[number] ?? 0] ??= []).push(number);
      counts[number] = 0;
    }
    const best: number[] = [];
    for (const numbers of byCount.reverse()) {
      const free = MAX_CANDIDATES - best.length;
      if (free === 0) break;
      if (numbers === undefined) continue;
      const byWeight = numbers.map((number) => ({ number, weight: weightOf(number) }));
      byWeight.sort((one, other) => other.weight - one.weight);
      best.push(...byWeight.slice(0, free).map(({ number }) => number));
    }
    return best;
  }
}

/** Sequences of three letters, and the two that each word begins with; of Han, kana and Hangul one and two letters too. */
export function gramsOf(forms: readonly NameForm[]): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const { joined, words } of forms) {
    for (let start = 0; start + 3 <= joined.length; start += 1) {
      grams.add(joined.slice(start, start + 3));
    }
    for (const word of [...words, joined]) {
      grams.add(`^${word.slice(0, 2)}`);
      if (isDense(word)) grams.add(`^${word.slice(0, 1)}`);
    }
    if (!isDense(joined)) continue;
    for (let start = 0; start < joined.length; start += 1) {
      grams.add(joined.slice(start, start + 1)).add(joined.slice(start, start + 2));
    }
  }
  return grams;
}

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
