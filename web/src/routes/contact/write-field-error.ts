import { isEnglish, t, type PlainMessageName } from "../../lib/messages.ts";

/** What may be wrong with a message, as the gateway and the rules that it shares with the site say it in English. */
const messages: ReadonlyMap<string, PlainMessageName> = new Map([
  ["Required", "contact.required"],
  ["Name must be at least 2 characters", "contact.nameShort"],
  ["Name must be at most 100 characters", "contact.nameLong"],
  ["Name must be a single line", "contact.nameLine"],
  ["Please enter a valid email address", "contact.emailInvalid"],
  ["Subject must be at least 5 characters", "contact.subjectShort"],
  ["Subject must be at most 200 characters", "contact.subjectLong"],
  ["Subject must be a single line", "contact.subjectLine"],
  ["Message must be at least 10 characters", "contact.messageShort"],
  ["Message must be at most 5000 characters", "contact.messageLong"],
  ["Message must be plain text", "contact.messagePlain"],
]);

export const writeFieldError = (english: string): string => {
  const name = messages.get(english);
  if (name !== undefined) return t(name);
  return isEnglish() ? english : t("contact.invalid");
};
