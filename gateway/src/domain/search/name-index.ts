import { isDense } from "@flickmap/schema/short-query.ts";
import type { NameForm } from "./fold.ts";

const MAX_CANDIDATES = 64;

interface Entry<Named> {
  /** `titleKeyText` of the title. */
  readonly title: string;
  readonly named: Named;
}

/** What titles have, found by names that share sequences of three letters with a query. A title has its latest one. */
export class NameIndex<Named> {
  readonly #postings = new Map<string, number[]>();
  /** In the order in which they were added; undefined where a title has a later one. */
  readonly #entries: (Entry<Named> | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  #counts = new Uint8Array(1024);

  /** How many titles there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /** How many names were added, those included that were replaced: none is ever removed. */
  get added(): number {
    return this.#entries.length;
  }

  get(title: string): Named | undefined {
    const number = this.#numbers.get(title);
    return number === undefined ? undefined : this.#entries[number]?.named;
  }

  /** Without names, those of the title stay. */
  set(title: string, named: Named, forms: readonly NameForm[] | null): void {
    const before = this.#numbers.get(title);
    if (before !== undefined) this.#entries[before] = forms === null ? { title, named } : undefined;
    if (forms === null) return;
    const number = this.#entries.push({ title, named }) - 1;
    this.#numbers.set(title, number);
    for (const gram of gramsOf(forms)) {
      const posting = this.#postings.get(gram);
      if (posting === undefined) this.#postings.set(gram, [number]);
      else posting.push(number);
    }
    if (this.#counts.length <= number) this.#counts = new Uint8Array(number * 2);
  }

  /** The titles whose names share the most sequences with a query; the heaviest of those that share as many. */
  candidates(
    grams: ReadonlySet<string>,
    weightOf: (title: string, named: Named) => number,
  ): readonly string[] {
    const counts = this.#counts;
    const found: number[] = [];
    for (const gram of grams) {
      for (const number of this.#postings.get(gram) ?? []) {
        const count = counts[number] ?? 0;
        if (count === 0) found.push(number);
        if (count < 255) counts[number] = count + 1;
      }
    }
    const byCount: Entry<Named>[][] = [];
    for (const number of found) {
      const entry = this.#entries[number];
      if (entry !== undefined) (byCount[counts[number] ?? 0] ??= []).push(entry);
      counts[number] = 0;
    }
    const best: string[] = [];
    for (const entries of byCount.reverse()) {
      const free = MAX_CANDIDATES - best.length;
      if (free === 0) break;
      if (entries === undefined) continue;
      const byWeight = entries
        .map(({ title, named }) => ({ title, weight: weightOf(title, named) }))
        .sort((one, other) => other.weight - one.weight);
      best.push(...byWeight.slice(0, free).map(({ title }) => title));
    }
    return best;
  }

  *[Symbol.iterator](): Generator<readonly [title: string, named: Named]> {
    for (const entry of this.#entries) if (entry !== undefined) yield [entry.title, entry.named];
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
