import { z } from "zod";

/**
 * Text that the film database leaves out, gives as null, or gives as an empty string: all three
 * mean that it is not known.
 */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text == null || text.trim() === "" ? null : text));

/** A calendar date, or null where it is unknown or not one. */
export const optionalDate = z
  .string()
  .nullish()
  .transform((date) => (date != null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null));

/** A count that is zero, null or left out when unknown. */
export const optionalCount = z
  .number()
  .nullish()
  .transform((count) => (count == null || count <= 0 ? null : Math.round(count)));

/** A path of an image, `/name.jpg`, or null. */
export const imagePath = z
  .string()
  .nullish()
  .transform((path) => (path != null && /^\/[\w.-]+$/.test(path) ? path : null));

/** A number that counts as zero where it is left out. */
export const numberOrZero = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

/** A list that counts as empty where it is left out or null. */
export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}
