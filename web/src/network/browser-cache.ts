import { InMemoryCache } from "@apollo/client";
import type {
  FieldMergeFunction,
  FieldReadFunction,
  StoreObject,
  TypePolicy,
} from "@apollo/client";

import possibleTypes from "../generated/possible-types.ts";

/** Answers `Query.title(type, id)` with what a list or another page has brought of the same title already. */
const titleByTypeAndId: FieldReadFunction = (existing, { args, toReference }) =>
  existing === undefined && typeof args?.["id"] === "number"
    ? toReference({
        __typename: args["type"] === "MOVIE" ? "Movie" : "TvShow",
        tmdbId: args["id"],
      })
    : existing;

/** Keeps what is known of each season when another country's offers of the same seasons come. */
const seasonsByPosition: FieldMergeFunction<readonly StoreObject[] | null> = (
  existing,
  incoming,
  { mergeObjects },
) => incoming?.map((season, index) => mergeObjects(existing?.[index] ?? {}, season)) ?? null;

/** The site names objects by the film database's number, as its URLs do; no document requests the global id. */
const BY_NUMBER = { keyFields: ["tmdbId"] } satisfies TypePolicy;

/** A title's availability is stored once a country, whatever part of it a component reads. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          title: { read: titleByTypeAndId },
        },
      },
      Movie: BY_NUMBER,
      TvShow: { ...BY_NUMBER, fields: { seasons: { merge: seasonsByPosition } } },
      Person: BY_NUMBER,
      Provider: BY_NUMBER,
      Genre: BY_NUMBER,
      Collection: BY_NUMBER,
      Country: { keyFields: ["code"] },
      Language: { keyFields: ["code"] },
      Site: { keyFields: [] },
      Availability: { keyFields: false, merge: true },
      Season: { keyFields: false },
      RatingSummary: { keyFields: false, merge: true },
      Freshness: { keyFields: false, merge: true },
      Poster: { keyFields: false, merge: true },
      Backdrop: { keyFields: false, merge: true },
      Logo: { keyFields: false, merge: true },
      Profile: { keyFields: false, merge: true },
    },
  });
