import { z } from "zod";
import { countOrZero, identifier, imagePath, requiredText } from "./common.ts";

/** A service, whatever its priority, which differs by country. */
export const ServiceRecord = z.object({
  provider_id: identifier,
  provider_name: requiredText,
  logo_path: imagePath,
});
export type ServiceRecord = z.infer<typeof ServiceRecord>;

/** A service, as an offer or a list of services names it. */
export const ProviderRecord = ServiceRecord.extend({ display_priority: countOrZero });
export type ProviderRecord = z.infer<typeof ProviderRecord>;
