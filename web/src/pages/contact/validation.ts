import { contactMessageSchema } from "@flickmap/schema/contact.ts";
import { zodResolver } from "@hookform/resolvers/zod";

/** Validates a message as the gateway does. */
export const validate = zodResolver(contactMessageSchema);
