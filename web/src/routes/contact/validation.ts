import { contactMessageSchema, type ContactMessageInput } from "@flickmap/schema/contact.ts";

/** What is wrong with each field of a message, by the rules of the gateway: the first fault of each. */
export const findErrors = (
  message: ContactMessageInput,
): Partial<Record<keyof ContactMessageInput, string>> => {
  const { error } = contactMessageSchema.safeParse(message);
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
};
