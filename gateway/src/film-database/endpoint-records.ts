import { type RecordSchema, recordSchema } from "./cache/record-schema.ts";
import type { PageOf } from "./film-database.ts";
import type { MediaType } from "./request-parameters.ts";
import { CollectionRecord, MovieDetailsRecord, TvDetailsRecord } from "./records/details.ts";
import { CertificationListRecord, KeywordPageRecord, KeywordRecord } from "./records/filters.ts";
import { GenreListRecord, LanguageListRecord, RegionListRecord } from "./records/reference.ts";
import { PersonDetailsRecord } from "./records/person.ts";
import {
  AdultMoviePageRecord,
  AdultTvPageRecord,
  FoundRecord,
  MoviePageRecord,
  PersonPageRecord,
  SearchPageRecord,
  TvPageRecord,
} from "./records/title.ts";
import { ProviderListRecord, WatchProvidersRecord } from "./records/watch-providers.ts";

/** The records of the endpoints, with their versions. */
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

/** The record of a page of movies or of shows; with adult titles where they were requested. */
export function pageRecord<Type extends MediaType>(
  type: Type,
  withAdult = false,
): RecordSchema<PageOf<Type>> {
  const pages = withAdult
    ? { movie: records.adultMoviePage, tv: records.adultTvPage }
    : { movie: records.moviePage, tv: records.tvPage };
  const page: RecordSchema<MoviePageRecord | TvPageRecord> = pages[type];
  // The conditional type is beyond what TypeScript narrows by a comparison.
  return page as RecordSchema<PageOf<Type>>;
}
