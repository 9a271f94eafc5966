import { z } from "zod";
import {
  externalIds,
  identifier,
  imagePath,
  list,
  optionalDate,
  optionalText,
  orElse,
  requiredText,
} from "./common.ts";
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

export const PersonDetailsRecord = z.object({
  id: identifier,
  name: requiredText,
  biography: optionalText,
  birthday: optionalDate,
  deathday: optionalDate,
  place_of_birth: optionalText,
  profile_path: imagePath,
  known_for_department: optionalText,
  combined_credits: orElse(z.object({ cast: credits, crew: credits }), { cast: [], crew: [] }),
  /** Requested in other languages than English. */
  translations: orElse(BiographiesRecord, {}),
  external_ids: externalIds,
});
export type PersonDetailsRecord = z.infer<typeof PersonDetailsRecord>;
