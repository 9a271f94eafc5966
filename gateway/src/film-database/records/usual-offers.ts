import { MONETIZATION_TYPES } from "../request-parameters.ts";
import { MAX_ITEMS } from "./bound.ts";
import { readCount } from "./common.ts";
import { type CompactOffers, CompactOffersBuilder } from "./compact-offers.ts";
import { serviceOf } from "./provider.ts";
import { isObject } from "./usual-reader.ts";

const COUNTRY = /^[A-Z]{2}$/u;
/** Links of the film database itself need no further look; any other is checked by the schema. */
const USUAL_LINK = /^https:\/\/www\.themoviedb\.org\/[\w/.?=&%-]*$/u;

/**
 * Reads the offers of a title where they are of the usual form, just as their schema does. A title has offers in a
 * hundred countries, hundreds in all: by the schema they took most of the time of a title.
 *
 * @returns undefined for every other form
 */
export function usualOffers(results: unknown): CompactOffers | undefined {
  if (!isObject(results)) return undefined;
  const builder = new CompactOffersBuilder();
  let count = 0;
  for (const code in results) {
    const offers = results[code];
    if (!COUNTRY.test(code) || !isObject(offers)) return undefined;
    const { link } = offers;
    if (typeof link !== "string") return undefined;
    if (!builder.isUsualLink(code, link) && !USUAL_LINK.test(link)) return undefined;
    builder.country(code, link);
    for (const kind of MONETIZATION_TYPES) {
      const ofKind = offers[kind];
      if (ofKind === undefined) continue;
      if (!Array.isArray(ofKind)) return undefined;
      count += ofKind.length;
      if (count > MAX_ITEMS) return undefined;
      for (const offer of ofKind as readonly unknown[]) {
        if (!isObject(offer)) return undefined;
        const service = serviceOf(offer);
        const priority = readCount(offer["display_priority"]);
        if (service === undefined || priority === undefined) return undefined;
        builder.offer(kind, service, priority);
      }
    }
  }
  return builder.build();
}
