import type { Collection, Db } from "mongodb";
import type {
  AvailabilityChange,
  ChangeFilter,
  ExportedTitle,
  NewChange,
  ObservedTitle,
  OffersByCountry,
} from "../availability-store.ts";
import { type StoredOffers, parseOffers } from "../stored-offers.ts";
import type { TitleKey } from "../../film-database/records/title.ts";

/** A change that was worked out and is not known to be published. */
export interface UnpublishedChange extends NewChange {
  /** Equal for the same change, however often it is published. */
  readonly key: string;
  readonly type: TitleKey["type"];
  readonly id: number;
  readonly name: string;
  /** Left out of changes that were stored before it was known. */
  readonly year?: number | null;
  readonly posterPath?: string | null;
  readonly observedAt: number;
  readonly previouslyObservedAt?: number | null;
}

/** A title of the catalog with its offers. Moments are in milliseconds since 1970. */
export interface TitleDocument {
  /** Such as `movie:603`. */
  _id: string;
  type: TitleKey["type"];
  id: number;
  wantedAt: number;
  dueAt: number;
  revision: number;
  firstCheckedAt: number | null;
  checkedAt: number | null;
  emptySince: number | null;
  name: string;
  imdbId: string | null;
  wikidataId: string | null;
  /** Left out of titles that were last observed before it was stored. */
  year?: number | null;
  /** The keys of `offers`, for the index. */
  countries: string[];
  offers: Record<string, StoredOffers>;
  /** Stored with the state that they lead to; left out once they are published. */
  unpublished?: UnpublishedChange[];
}

interface ChangeDocument extends UnpublishedChange {
  /** The sequence. */
  _id: number;
}

interface LeaseDocument {
  _id: string;
  holder: string;
  until: number;
}

/** The one document that names the store. */
interface IdentityDocument {
  _id: "availability";
  id: string;
  /** When every known title had been observed for the first time, in milliseconds since 1970; missing before. */
  completeSince?: number;
  /** Which film database was observed; missing where that was never said. */
  source?: string;
}

export const storeIdentity = (database: Db): Collection<IdentityDocument> =>
  database.collection("store_identity");
export const catalogTitles = (database: Db): Collection<TitleDocument> =>
  database.collection("catalogue_titles");
export const availabilityChanges = (database: Db): Collection<ChangeDocument> =>
  database.collection("availability_changes");
export const leases = (database: Db): Collection<LeaseDocument> => database.collection("leases");

/** A title that enters the catalog, without the moment it was wanted. */
export function newTitle(
  { type, id }: TitleKey,
  at: number,
): Omit<TitleDocument, "_id" | "wantedAt"> {
  return {
    type,
    id,
    dueAt: at,
    revision: 0,
    firstCheckedAt: null,
    checkedAt: null,
    emptySince: null,
    name: "",
    imdbId: null,
    wikidataId: null,
    countries: [],
    offers: {},
  };
}

export async function prepareAvailability(database: Db): Promise<void> {
  await catalogTitles(database).createIndexes([
    { key: { dueAt: 1 }, name: "due" },
    { key: { wantedAt: -1 }, name: "wanted" },
    { key: { firstCheckedAt: 1 }, name: "first_checked" },
    { key: { type: 1, id: 1 }, name: "title", unique: true },
    { key: { countries: 1, type: 1, id: 1 }, name: "country" },
    { key: { "unpublished.key": 1 }, name: "unpublished", sparse: true },
  ]);
  await availabilityChanges(database).createIndexes([
    { key: { key: 1 }, name: "once", unique: true },
    { key: { country: 1, _id: 1 }, name: "country" },
    { key: { observedAt: 1 }, name: "observed" },
    { key: { type: 1, id: 1, _id: 1 }, name: "title" },
  ]);
}

/** Throws RangeError when something else wrote the store. */
function toOffers(offers: TitleDocument["offers"]): OffersByCountry {
  return new Map(Object.entries(offers).map(([country, stored]) => [country, parseOffers(stored)]));
}

export function toObservedTitle(document: TitleDocument): ObservedTitle {
  const { type, id, revision, checkedAt, emptySince, offers } = document;
  return { title: { type, id }, revision, checkedAt, emptySince, offers: toOffers(offers) };
}

export function toExportedTitle(document: TitleDocument): ExportedTitle {
  const { type, id, name, imdbId, wikidataId, year = null, checkedAt, offers } = document;
  return {
    title: { type, id },
    label: { name, imdbId, wikidataId, year },
    checkedAt: Number(checkedAt),
    offers: toOffers(offers),
  };
}

export function toChange(document: ChangeDocument): AvailabilityChange {
  const { _id, type, id, name, year = null, posterPath = null } = document;
  const { country, provider, kind, change, observedAt, previouslyObservedAt = null } = document;
  const label = { name, year, posterPath };
  return {
    sequence: _id,
    title: { type, id },
    ...label,
    country,
    provider,
    kind,
    change,
    observedAt,
    previouslyObservedAt,
  };
}

export function changeQuery(filter: ChangeFilter): Record<string, unknown> {
  const { country, providers, kinds, change, type, titles } = filter;
  return {
    ...(country !== undefined && { country }),
    ...(providers && { provider: { $in: providers } }),
    ...(kinds && { kind: { $in: kinds } }),
    ...(change !== undefined && { change }),
    ...(type !== undefined && { type }),
    ...(titles && { $or: titles.map(({ type, id }) => ({ type, id })) }),
  };
}
