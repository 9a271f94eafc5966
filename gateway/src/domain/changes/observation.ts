import { OFFER_KINDS, type OfferKind } from "../../film-database/request-parameters.ts";
import type { DetailsRecord } from "../../film-database/records/title.ts";
import type { TitleLabel } from "../../stores/availability-store.ts";

export interface ObservedOffer {
  readonly provider: number;
  readonly kind: OfferKind;
}

export interface Observation {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly label: TitleLabel;
  /** By country code; a country without offers is left out. */
  readonly offers: ReadonlyMap<string, readonly ObservedOffer[]>;
}

function labelOf(details: DetailsRecord): TitleLabel {
  const isMovie = "title" in details;
  const date = isMovie ? details.release_date : details.first_air_date;
  return {
    name: isMovie ? details.title : details.name,
    imdbId: details.external_ids.imdb_id,
    wikidataId: details.external_ids.wikidata_id,
    year: date === null ? null : Number(date.slice(0, 4)),
    posterPath: details.poster_path,
  };
}

/** The observation that a response is; null when part of its offers was malformed, so that one may be missing. */
export function toObservation(details: DetailsRecord, at: number): Observation | null {
  const { results, incomplete } = details["watch/providers"];
  if (incomplete) return null;
  const offers = new Map<string, readonly ObservedOffer[]>();
  for (const [country, byKind] of Object.entries(results)) {
    const found = OFFER_KINDS.flatMap((kind) =>
      [...new Set(byKind[kind].map(({ provider_id }) => provider_id))].map((provider) => ({
        provider,
        kind,
      })),
    );
    if (found.length > 0) offers.set(country, found);
  }
  return { at, label: labelOf(details), offers };
}
