import { z } from "zod";
import { identifier, list, listOf, optionalName, optionalText, requiredText } from "./common.ts";

export const RegionListRecord = z.object({
  results: listOf(z.object({ iso_3166_1: z.string().regex(/^[A-Z]{2}$/) })),
});
export type RegionListRecord = z.infer<typeof RegionListRecord>;

const LanguageRecord = z.object({ iso_639_1: requiredText, english_name: requiredText });

export const LanguageListRecord = listOf(LanguageRecord);
export type LanguageListRecord = z.infer<typeof LanguageListRecord>;

export const GenreRecord = z.object({ id: identifier, name: requiredText });
export type GenreRecord = z.infer<typeof GenreRecord>;

/** A list of genres; in another language than English some have no name. */
export const GenreListRecord = z.object({
  genres: listOf(GenreRecord.extend({ name: optionalName })),
});
export type GenreListRecord = z.infer<typeof GenreListRecord>;

export const KeywordRecord = z.object({ id: identifier, name: requiredText });

export const KeywordPageRecord = z.object({ results: list(KeywordRecord) });

const CertificationRecord = z.object({
  certification: requiredText,
  meaning: optionalText,
  /** From the mildest; 0 for what has no rating. */
  order: z.number(),
});

export const CertificationListRecord = z.object({
  certifications: z.record(z.string(), list(CertificationRecord)),
});
