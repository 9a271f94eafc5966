import type { ChangesRequest } from "../../domain/changes/changes.ts";

/** The filters of a REST call for changes. */
interface ChangesQuery {
  readonly country?: string | undefined;
  readonly providers?: readonly number[] | undefined;
  readonly provider_families?: readonly string[] | undefined;
  readonly kinds?: ChangesRequest["kinds"];
  readonly change?: "added" | "removed" | undefined;
  readonly type?: "movie" | "tv" | undefined;
  readonly titles?: ChangesRequest["titles"];
}

/** The changes that a query requests; `*` is every country. */
export function changesRequest({
  country,
  change,
  provider_families: providerFamilies,
  ...same
}: ChangesQuery): ChangesRequest {
  return {
    ...same,
    providerFamilies,
    country: country === "*" ? null : country,
    change: change === undefined ? null : change === "added" ? "ADDED" : "REMOVED",
  };
}
