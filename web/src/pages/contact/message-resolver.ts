import type { ContactMessageInput } from "@flickmap/schema/contact.ts";
import type { Resolver } from "react-hook-form";

import { fetchAhead } from "../../lib/lazy-part.ts";

const loadValidation = () => import("./validation.ts");

/** Has the rules of a message fetched, once a visitor begins to write one. */
export const fetchRules = (): void => fetchAhead(loadValidation);

/** Validates a message. Where the rules cannot be fetched, the gateway alone validates what it is sent. */
export const messageResolver: Resolver<ContactMessageInput> = async (values, context, options) => {
  const validation = await loadValidation().catch(() => null);
  return validation ? validation.validate(values, context, options) : { values, errors: {} };
};
