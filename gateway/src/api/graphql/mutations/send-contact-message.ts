import { contactFormSchema } from "@flickmap/schema/contact.ts";
import type { MutationResolvers } from "../../../generated/resolvers.ts";
import { invalid, store } from "./user-errors.ts";

export const sendContactMessage: NonNullable<MutationResolvers["sendContactMessage"]> = async (
  _,
  { input },
  context,
) => {
  const parsed = contactFormSchema.safeParse(input);
  if (!parsed.success) return { sent: false, userErrors: invalid(parsed.error) };
  const form = parsed.data;
  const stored = await store(context, "contact", () => context.services.contactService.take(form));
  return "userErrors" in stored ? { sent: false, ...stored } : { sent: true, userErrors: [] };
};
