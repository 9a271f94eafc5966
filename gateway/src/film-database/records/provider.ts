import { z } from "zod";
import { countOrZero, identifier, imagePath, requiredText } from "./common.ts";

/** A provider without its priority, which differs by country. */
export const ProviderSummaryRecord = z.object({
  provider_id: identifier,
  provider_name: requiredText,
  logo_path: imagePath,
});
export type ProviderSummaryRecord = z.infer<typeof ProviderSummaryRecord>;

/** A provider, as an offer or a list of providers names it. */
export const ProviderRecord = ProviderSummaryRecord.extend({ display_priority: countOrZero });
export type ProviderRecord = z.infer<typeof ProviderRecord>;
