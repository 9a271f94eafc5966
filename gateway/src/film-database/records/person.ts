import { z } from "zod";
import { identifier, imagePath, list, optionalDate, optionalText, requiredText } from "./common.ts";
import { BiographiesRecord } from "./translations.ts";
import { MovieSummaryRecord, TvSummaryRecord } from "./title.ts";

const credited = { character: optionalText, job: optionalText };

/** A title that a person took part in, with what they did. */
const CreditRecord = z.discriminatedUnion("media_type", [
  MovieSummaryRecord.extend({ media_type: z.literal("movie"), ...credited }),
  TvSummaryRecord.extend({ media_type: z.literal("tv"), ...credited }),
]);
export type CreditRecord = z.infer<typeof CreditRecord>;

const credits = list(CreditRecord).transform((found) =>
  found.filter(({ adult, softcore }) => !adult && !softcore),
);

const NO_CREDITS: { cast: CreditRecord[]; crew: CreditRecord[] } = { cast: [], crew: [] };
const NO_IDS = { imdb_id: null, wikidata_id: null };

export const PersonDetailsRecord = z.object({
  id: identifier,
  name: requiredText,
  biography: optionalText,
  birthday: optionalDate,
  deathday: optionalDate,
  place_of_birth: optionalText,
  profile_path: imagePath,
  known_for_department: optionalText,
  combined_credits: z
    .object({ cast: credits, crew: credits })
    .nullish()
    .transform((value) => value ?? NO_CREDITS),
  /** Requested in other languages than English. */
  translations: BiographiesRecord.nullish().transform((value) => value ?? {}),
  external_ids: z
    .object({ imdb_id: optionalText, wikidata_id: optionalText })
    .nullish()
    .transform((value) => value ?? NO_IDS),
});
export type PersonDetailsRecord = z.infer<typeof PersonDetailsRecord>;
