import { createHash } from "node:crypto";
import { z } from "zod";
import type { MediaType } from "../request-parameters.ts";
import { CollectionRecord, MovieDetailsRecord, TvDetailsRecord } from "./details.ts";
import { PersonDetailsRecord } from "./person.ts";
import { GenreListRecord, LanguageListRecord, RegionListRecord } from "./reference.ts";
import {
  AdultMoviePageRecord,
  AdultTvPageRecord,
  FoundRecord,
  MoviePageRecord,
  PersonPageRecord,
  SearchPageRecord,
  type TitlePageRecord,
  TvPageRecord,
} from "./title.ts";
import { ProviderListRecord, WatchProvidersRecord } from "./watch-providers.ts";
import { identifier, list, optionalText, requiredText } from "./common.ts";

const KeywordRecord = z.object({ id: identifier, name: requiredText });
type KeywordRecord = z.infer<typeof KeywordRecord>;

const KeywordPageRecord = z.object({ results: list(KeywordRecord) });
type KeywordPageRecord = z.infer<typeof KeywordPageRecord>;

const CertificationRecord = z.object({
  certification: requiredText,
  meaning: optionalText,
  /** From the mildest; 0 for what has no rating. */
  order: z.number(),
});

const CertificationListRecord = z.object({
  certifications: z.record(z.string(), list(CertificationRecord)),
});
type CertificationListRecord = z.infer<typeof CertificationListRecord>;

/** Raise it when a transformation of a record changes while what it accepts stays the same. */
const RULES_VERSION = 5;

export interface RecordSchema<Record> {
  readonly schema: z.ZodType<Record>;
  readonly version: string;
}

/** Every key of the cache contains a hash of the record's schema, so that a release never reads what another wrote. */
function recordSchema<Record>(schema: z.ZodType<Record>): RecordSchema<Record> {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  const hash = createHash("sha256").update(`${RULES_VERSION}${text}`).digest("hex");
  return { schema, version: hash.slice(0, 10) };
}

export const records = {
  movie: recordSchema(MovieDetailsRecord),
  tvShow: recordSchema(TvDetailsRecord),
  collection: recordSchema(CollectionRecord),
  watchProviders: recordSchema(WatchProvidersRecord),
  moviePage: recordSchema(MoviePageRecord),
  tvPage: recordSchema(TvPageRecord),
  adultMoviePage: recordSchema(AdultMoviePageRecord),
  adultTvPage: recordSchema(AdultTvPageRecord),
  searchPage: recordSchema(SearchPageRecord),
  person: recordSchema(PersonDetailsRecord),
  personPage: recordSchema(PersonPageRecord),
  found: recordSchema(FoundRecord),
  genres: recordSchema(GenreListRecord),
  regions: recordSchema(RegionListRecord),
  languages: recordSchema(LanguageListRecord),
  providers: recordSchema(ProviderListRecord),
  keyword: recordSchema(KeywordRecord),
  keywordPage: recordSchema(KeywordPageRecord),
  certifications: recordSchema(CertificationListRecord),
};

export function pageRecord(type: MediaType, withAdult = false): RecordSchema<TitlePageRecord> {
  return type === "movie"
    ? records[withAdult ? "adultMoviePage" : "moviePage"]
    : records[withAdult ? "adultTvPage" : "tvPage"];
}
