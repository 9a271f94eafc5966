import { z } from "zod";

/** The largest id that fits GraphQL's Int, and every database's integer. */
const MAX_ID = 2_147_483_647;
/** No film or episode is longer, in minutes: the longest film ever shown lasts five weeks. */
const MAX_RUNTIME = 60_000;

/** A number that identifies something in the film database. */
export const identifier = z.number().int().positive().max(MAX_ID);

/** Removes control characters, which have no place in a name and break what displays or logs it. */
function withoutControls(text: string): string {
  // Hardly any text has one, and looking is cheap.
  if (!/\p{Cc}/u.test(text) && text.isWellFormed()) return text;
  // Line breaks and tabs stay: an overview may have paragraphs.
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, "").toWellFormed();
}

/** Text that must be there: an empty one is malformed. */
export const requiredText = z
  .string()
  .transform((text) => withoutControls(text).trim())
  .refine((text) => text !== "", "must not be empty");

/** Text, or null where it is left out, null or empty: all three mean that it is unknown. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text == null ? null : withoutControls(text).trim() || null));

/** The address of a page, http or https, or null. Any other scheme is malformed. */
export const optionalLink = optionalText.refine(
  (link) => link === null || /^https?:$/u.test(URL.parse(link)?.protocol ?? ""),
  "must be an http or https address",
);

/** A calendar date, `YYYY-MM-DD`, or null where it is unknown. A date that no calendar has is malformed. */
export const optionalDate = optionalText.refine(
  (date) => date === null || isCalendarDate(date),
  "must be a calendar date",
);

/** A count that is zero, null or left out when unknown. */
export const optionalCount = z
  .number()
  .nonnegative()
  .nullish()
  .transform((count) => (count == null || count === 0 ? null : Math.round(count)));

/** A length in minutes, or null when unknown. */
export const optionalRuntime = z
  .number()
  .nonnegative()
  .max(MAX_RUNTIME)
  .nullish()
  .transform((minutes) => (minutes == null ? null : Math.round(minutes) || null));

/** A path of an image, `/name.jpg`, or null. */
export const imagePath = z
  .string()
  .regex(/^\/[\w.-]+$/u)
  .nullish()
  .transform((path) => path ?? null);

/** A number that counts as zero where it is left out. */
export const numberOrZero = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

/** A flag that counts as not set where it is left out. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A list that counts as empty where it is left out or null. */
export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
