import { z } from "zod";
import { identifier, list, optionalText, requiredText } from "./common.ts";

/** A word that titles are found by. */
export const KeywordRecord = z.object({ id: identifier, name: requiredText });
export type KeywordRecord = z.infer<typeof KeywordRecord>;

export const KeywordPageRecord = z.object({ results: list(KeywordRecord) });
export type KeywordPageRecord = z.infer<typeof KeywordPageRecord>;

const CertificationRecord = z.object({
  certification: requiredText,
  meaning: optionalText,
  /** From the mildest; 0 for what has no rating. */
  order: z.number(),
});

/** The certificates of movies by country. */
export const CertificationListRecord = z.object({
  certifications: z.record(z.string(), list(CertificationRecord)),
});
export type CertificationListRecord = z.infer<typeof CertificationListRecord>;
