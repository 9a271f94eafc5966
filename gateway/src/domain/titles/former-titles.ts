import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import DataLoader from "dataloader";
import { isUnavailable } from "../../errors.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { getMessages, type Messages } from "../../lib/messages.ts";
import type { Freshness } from "../../request-scope.ts";
import type { AvailabilityStore, LastKnownTitle } from "../../stores/availability-store.ts";
import { StoreUnavailableError } from "../../stores/store-unavailable.ts";
import type { TitleDetails } from "./details.ts";
import type { Titles } from "./titles.ts";

/** What is known of a title that the film database has no more: its number, and what it was last called. */
export interface FormerTitle extends TitleKey {
  /** Null where it was never observed. */
  readonly lastKnown: LastKnownTitle | null;
}

/** The titles of a list that is read by their numbers. */
export interface ListedTitles {
  readonly found: readonly TitleDetails[];
  /** Deleted from the film database, or merged with others. */
  readonly gone: readonly FormerTitle[];
  /** The film database was unavailable for these. */
  readonly failed: readonly TitleKey[];
}

/** Titles that lists name and the film database may have no more, for one request. */
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
  async lastKnown(title: TitleKey): Promise<LastKnownTitle | null> {
    try {
      return await this.#lastKnown.load(title);
    } catch (error) {
      this.#freshness.noteFailure();
      if (error instanceof StoreUnavailableError) return null;
      throw error;
    }
  }

  /**
   * Looks titles up one by one: one that is gone, or fails, leaves the others as they are.
   *
   * @throws AppError FILM_DATABASE_UNAVAILABLE or OVERLOADED where all fail
   */
  async lookUp(keys: readonly TitleKey[]): Promise<ListedTitles> {
    const found: TitleDetails[] = [];
    const gone: FormerTitle[] = [];
    const failed: TitleKey[] = [];
    const errors: unknown[] = [];
    await Promise.all(
      keys.map(async (key) => {
        try {
          const title = await this.#titles.details(key.type, key.id);
          if (title !== null) found.push(title);
          else gone.push({ ...key, lastKnown: await this.lastKnown(key) });
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          failed.push(key);
          errors.push(error);
        }
      }),
    );
    if (errors.length > 0 && errors.length === keys.length) throw errors[0];
    if (errors.length > 0) this.#freshness.noteFailure();
    const position = new Map(keys.map((key, index) => [titleKeyText(key), index]));
    const byPosition = (one: TitleKey, other: TitleKey) =>
      (position.get(titleKeyText(one)) ?? 0) - (position.get(titleKeyText(other)) ?? 0);
    return {
      found: found.toSorted(byPosition),
      gone: gone.toSorted(byPosition),
      failed: failed.toSorted(byPosition),
    };
  }
}

/** A title that is gone in words, such as `Heat (1995, movie 949)` or `movie 949`. */
export function describeFormerTitle(
  { type, id, lastKnown }: FormerTitle,
  messages: Messages = getMessages(DEFAULT_LANGUAGE),
): string {
  const number = messages(type === "movie" ? "movieNumber" : "showNumber", { number: id });
  if (lastKnown === null || lastKnown.name === "") return number;
  const facts = lastKnown.year === null ? number : `${lastKnown.year}, ${number}`;
  return `${lastKnown.name} (${facts})`;
}
