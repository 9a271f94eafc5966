import DataLoader from "dataloader";
import { isUnavailable } from "../../errors.ts";
import { titleKeyText, type TitleKey } from "../../film-database/records/title.ts";
import type { Messages } from "../../lib/messages.ts";
import type { Freshness } from "../../request-scope.ts";
import type { AvailabilityStore, LastKnownTitle } from "../../stores/availability-store.ts";
import type { Titles } from "./titles.ts";

/** What is known of a title that the film database has no more: its number, and what it was last called. */
export interface FormerTitle extends TitleKey {
  readonly lastKnown: LastKnownTitle | null;
}

export class FormerTitles {
  readonly #titles: Titles;
  readonly #freshness: Freshness;
  readonly #lastKnown: DataLoader<TitleKey, LastKnownTitle | null, string>;

  constructor(parts: {
    readonly titles: Titles;
    readonly store: Pick<AvailabilityStore, "lastKnown">;
    readonly freshness: Freshness;
  }) {
    const { titles, store, freshness } = parts;
    this.#titles = titles;
    this.#freshness = freshness;
    this.#lastKnown = new DataLoader((keys) => store.lastKnown(keys), { cacheKeyFn: titleKeyText });
  }

  /** What a title was last called; null where it was never observed, and while the store is unavailable. */
  lastKnown(title: TitleKey): Promise<LastKnownTitle | null> {
    return this.#freshness.orElse(this.#lastKnown.load(title), null);
  }

  /** Looks titles up one by one: one that is gone or fails leaves the others. Throws where all fail. */
  async lookUp(keys: readonly TitleKey[]) {
    const errors: unknown[] = [];
    const results = await Promise.all(
      keys.map(async (key) => {
        try {
          const title = await this.#titles.details(key.type, key.id);
          if (title !== null) return { found: title };
          return { gone: { ...key, lastKnown: await this.lastKnown(key) } };
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          errors.push(error);
          return { failed: key };
        }
      }),
    );
    if (errors.length > 0 && errors.length === keys.length) throw errors[0];
    if (errors.length > 0) this.#freshness.failed = true;
    return {
      found: results.flatMap(({ found }) => found ?? []),
      /** Deleted from the film database, or merged with others. */
      gone: results.flatMap(({ gone }) => gone ?? []),
      /** The film database was unavailable for these. */
      failed: results.flatMap(({ failed }) => failed ?? []),
    };
  }
}

/** A title that is gone in words, such as `Heat (1995, movie 949)` or `movie 949`. */
export function describeFormerTitle(
  { type, id, lastKnown }: FormerTitle,
  messages: Messages,
): string {
  const number = messages(type === "movie" ? "movieNumber" : "showNumber", { number: id });
  if (lastKnown === null || lastKnown.name === "") return number;
  const facts = lastKnown.year === null ? number : `${lastKnown.year}, ${number}`;
  return `${lastKnown.name} (${facts})`;
}
