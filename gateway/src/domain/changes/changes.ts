import DataLoader from "dataloader";
import { AppError } from "../../errors.ts";
import { getFamily, type Provider, allProviders, numbersIn } from "../availability/providers.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { Freshness } from "../../request-scope.ts";
import type {
  AvailabilityChange,
  AvailabilityStore,
  ChangeFilter,
  ChangeRange,
  OfferState,
} from "../../stores/availability-store.ts";
import { titleKeyText, type TitleKey } from "../../film-database/records/title.ts";
import type { RequestLanguage } from "../titles/request-language.ts";
import { checkIds, checkLength, checkNumber, MAX_LENGTHS } from "../titles/bounds.ts";
import { changeCursor, parseChangeCursor, type ChangePosition } from "./cursor.ts";

export const MAX_CHANGES = 100;
const NO_PROVIDERS: ReadonlyMap<number, Provider> = new Map();

/** Changes are numbered when they are stored, a little after they were observed. */
const OUT_OF_ORDER_MS = 10 * 60_000;

function expired(): AppError {
  return new AppError("CURSOR_EXPIRED", "Changes after this cursor are no longer stored.");
}

/** Which changes are wanted; a filter that is null or left out takes all. */
export type ChangesRequest = {
  readonly [Name in keyof ChangeFilter]: ChangeFilter[Name] | null;
} & {
  /** Provider families by id; with `providers`, changes of either. */
  readonly providerFamilies?: readonly string[] | null | undefined;
};

export interface NamedChange extends AvailabilityChange {
  readonly cursor: string;
  readonly titleType: TitleKey["type"];
  /** Null when the film database has it no more, or is unavailable. */
  readonly providerDetails: Provider | null;
}

export interface ChangesPage {
  readonly changes: readonly NamedChange[];
  readonly hasNextPage: boolean;
  /** Whether the page goes on after a change. */
  readonly hasPreviousPage: boolean;
  /** Names the store that the changes are in. */
  readonly storeId: string;
  /** When the first title was first observed, in milliseconds since 1970; null before. */
  readonly observingSince: number | null;
}

interface ObservedTitle {
  readonly title: TitleKey;
  readonly country: string;
}

interface Parts {
  readonly store: AvailabilityStore;
  readonly freshness: Freshness;
  readonly filmDatabase: FilmDatabase;
  /** Names are stored in English. */
  readonly language: RequestLanguage;
}

export class Changes {
  readonly #parts: Parts;
  readonly #offers: DataLoader<ObservedTitle, readonly OfferState[] | null, string>;
  #providers: Promise<ReadonlyMap<number, Provider>> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#offers = new DataLoader((keys) => readOffers(parts.store, keys), {
      cacheKeyFn: ({ title, country }) => `${titleKeyText(title)} ${country}`,
    });
  }

  /** When an offer was first observed; null when the first observation had it, it was not observed, or the store is unavailable. */
  async firstSeen(
    title: TitleKey,
    country: string,
    { provider, kind }: Pick<OfferState, "provider" | "kind">,
  ): Promise<number | null> {
    const offers = await this.#parts.freshness.orElse(this.#offers.load({ title, country }), null);
    const isIt = (offer: OfferState) => offer.provider === provider && offer.kind === kind;
    return offers?.find(isIt)?.firstSeen ?? null;
  }

  providers(): Promise<ReadonlyMap<number, Provider>> {
    this.#providers ??= allProviders(this.#parts.filmDatabase);
    return this.#providers;
  }

  /** Changes from the newest to the oldest, 1 to 100 after a cursor. Throws CURSOR_EXPIRED for one that this store did not give. */
  async page(request: ChangesRequest, first: number, after: string | null): Promise<ChangesPage> {
    const limit = checkNumber(first, { min: 1, max: MAX_CHANGES }, "first");
    if (after === null) return this.#read(request, { before: null, limit });
    const position = parseChangeCursor(after, "after");
    await this.#requireThisStore(position);
    return this.#read(request, { before: position.sequence, limit });
  }

  /** Changes after one, the oldest first, for clients that poll. Throws CURSOR_EXPIRED when some of them were deleted. */
  async since(request: ChangesRequest, first: number, cursor: string): Promise<ChangesPage> {
    const limit = checkNumber(first, { min: 1, max: MAX_CHANGES }, "first");
    const position = parseChangeCursor(cursor, "since");
    const { oldest } = await this.#requireThisStore(position);
    if (position.sequence + 1 < oldest) throw expired();
    return this.#read(request, { since: position.sequence, limit });
  }

  /** The cursor after which changes are yet to come. */
  async latestCursor(): Promise<string> {
    const { storeId, newest } = await this.#bounds();
    return changeCursor({ storeId, sequence: newest });
  }

  /** Throws CATALOG_INCOMPLETE until every known title has been observed once: a part could not be told from the whole. */
  async requireComplete(): Promise<void> {
    const { store } = this.#parts;
    if ((await store.completeSince()) !== null) return;
    const { known, observed } = await store.stats(Date.now());
    const progress =
      observed < known
        ? `Titles are being observed for the first time: ${observed} of ${known} so far.`
        : `All ${known} titles that are known so far have been observed; lists that name more are still to be read.`;
    throw new AppError("CATALOG_INCOMPLETE", `${progress} Try again in a minute.`, {
      retryAfterSeconds: 60,
    });
  }

  /** The cursor after which all follows that was observed since a time, and a few minutes before it. */
  async cursorSince(time: number): Promise<string> {
    const { storeId, oldest, newest } = await this.#bounds();
    const { store } = this.#parts;
    const isSince = async (sequence: number) => {
      const [change] = await store.changes({}, { since: sequence - 1, limit: 1 });
      return change === undefined || change.observedAt >= time - OUT_OF_ORDER_MS;
    };
    let [before, since] = [Math.max(0, oldest - 1), newest + 1];
    if (oldest > 1 && (await isSince(oldest))) throw expired();
    while (since - before > 1) {
      const middle = Math.floor((before + since) / 2);
      if (await isSince(middle)) since = middle;
      else before = middle;
    }
    return changeCursor({ storeId, sequence: before });
  }

  /** Throws CURSOR_EXPIRED for a position of a store that was lost, replaced or restored: its changes are not those seen. */
  async #requireThisStore(position: ChangePosition): Promise<{ oldest: number }> {
    const bounds = await this.#bounds();
    if (position.storeId !== bounds.storeId || position.sequence > bounds.newest) {
      throw new AppError(
        "CURSOR_EXPIRED",
        "This cursor is not of the changes that are stored now.",
      );
    }
    return bounds;
  }

  async #bounds(): Promise<{ storeId: string; oldest: number; newest: number }> {
    const { store } = this.#parts;
    const [storeId, bounds] = await Promise.all([store.storeId(), store.changeBounds()]);
    return { storeId, ...(bounds ?? { oldest: 0, newest: 0 }) };
  }

  async #read(request: ChangesRequest, range: ChangeRange): Promise<ChangesPage> {
    const filter = await this.#filterOf(request);
    const { store } = this.#parts;
    const [found, observingSince, providers, storeId] = await Promise.all([
      store.changes(filter, { ...range, limit: range.limit + 1 }),
      store.observingSince(),
      this.knownProviders(),
      store.storeId(),
    ]);
    const now = Date.now();
    const changes = found.slice(0, range.limit).map((change) => ({
      ...change,
      // One that was observed while the clock was ahead.
      observedAt: Math.min(change.observedAt, now),
      previouslyObservedAt:
        change.previouslyObservedAt && Math.min(change.previouslyObservedAt, now),
      name: this.#parts.language.nameOf(change.title, change.name),
      cursor: changeCursor({ storeId, sequence: change.sequence }),
      titleType: change.title.type,
      providerDetails: providers.get(change.provider) ?? null,
    }));
    const hasNextPage = found.length > range.limit;
    const hasPreviousPage = "since" in range || range.before !== null;
    return { changes, hasNextPage, hasPreviousPage, storeId, observingSince };
  }

  /** All providers by number; none while the film database is unavailable, since changes have more to say. */
  knownProviders(): Promise<ReadonlyMap<number, Provider>> {
    return this.#parts.freshness.orElse(this.providers(), NO_PROVIDERS);
  }

  async #filterOf(request: ChangesRequest): Promise<ChangeFilter> {
    const { providerFamilies, country, providers } = request;
    checkIds(providers, MAX_LENGTHS.providers, "providers");
    const here = await numbersIn(this.#parts.filmDatabase, country, providers);
    const filter: ChangeFilter = {
      country: country ?? undefined,
      providers: here ?? undefined,
      kinds: request.kinds ?? undefined,
      change: request.change ?? undefined,
      type: request.type ?? undefined,
      titles: request.titles ?? undefined,
    };
    if (!providerFamilies) return filter;
    checkLength(providerFamilies, MAX_LENGTHS.providers, "providerFamilies");
    const members = [...(await this.providers()).values()]
      .filter(({ name }) => providerFamilies.includes(getFamily(name).id))
      .map(({ id }) => id);
    return { ...filter, providers: [...new Set([...(filter.providers ?? []), ...members])] };
  }
}

/** The offers of each title in its country, with one call of the store for each country. */
async function readOffers(
  store: AvailabilityStore,
  keys: readonly ObservedTitle[],
): Promise<(readonly OfferState[] | null)[]> {
  const found = new Map<ObservedTitle, readonly OfferState[] | null>();
  await Promise.all(
    [...Map.groupBy(keys, ({ country }) => country)].map(async ([country, group]) => {
      const titles = group.map(({ title }) => title);
      const offers = await store.offersIn(titles, country);
      group.forEach((key, index) => found.set(key, offers[index] ?? null));
    }),
  );
  return keys.map((key) => found.get(key) ?? null);
}
