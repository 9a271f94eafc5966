import { z } from "zod";

/** The largest number that fits GraphQL's Int, and every database's integer. */
const MAX_INTEGER = 2_147_483_647;
/** Of votes; the film database's go from 1 to 10, and 0 means that there are none. */
const MAX_VOTE = 10;
/** No film or episode is longer, in minutes: the longest film ever shown lasts five weeks. */
const MAX_RUNTIME = 60_000;
const IMAGE_PATH = /^\/[\w.-]+$/u;

const DIGITS = /^[1-9]\d{0,9}$/u;

/** A number that identifies something in the film database; senders of JSON without types write it as text. */
export const identifier = z.preprocess(
  (sent) => (typeof sent === "string" && DIGITS.test(sent) ? Number(sent) : sent),
  z.number().int().positive().max(MAX_INTEGER),
);

/** A number that counts or orders: from 0, and no fraction. */
export const count = z.number().int().nonnegative().max(MAX_INTEGER);

/** What is left out or null is something else. */
export function orElse<Schema extends z.ZodType>(schema: Schema, otherwise: z.output<Schema>) {
  return schema.nullish().transform((value) => value ?? otherwise);
}

export const countryCode = z.string().regex(/^[A-Z]{2}$/u);

export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/** Removes control characters, which have no place in a name and break what displays or logs it. */
function withoutControls(text: string): string {
  // Hardly any text has one, and looking is cheap.
  if (!/\p{Cc}/u.test(text) && text.isWellFormed()) return text;
  // Line breaks and tabs stay: an overview may have paragraphs.
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, "").toWellFormed();
}

/** Far longer than the film database's longest overview: what is longer would fill the memory, not a page. */
const MAX_CHARACTERS = 10_000;

/** The longest name of all, a part that lists its scenes, has a few hundred. */
const MAX_NAME_CHARACTERS = 1000;

const textUpTo = (max: number) => z.string().max(max, { error: "is too long", abort: true });

const optionalTextUpTo = (max: number) =>
  textUpTo(max)
    .nullish()
    .transform((text) => (text == null ? null : withoutControls(text).trim() || null));

/** Text that must be there: an empty one is malformed. */
export const requiredText = textUpTo(MAX_NAME_CHARACTERS)
  .transform((text) => withoutControls(text).trim())
  .refine((text) => text !== "", "must not be empty");

/** A name that may be left out or empty: a list in another language than English has none where it is not translated. */
export const optionalName = optionalTextUpTo(MAX_NAME_CHARACTERS);

/** Text, or null where it is left out, null or empty: all three mean that it is unknown. */
export const optionalText = optionalTextUpTo(MAX_CHARACTERS);

/** The URL of a page, http or https, or null. Any other scheme is malformed. */
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
export const optionalCount = count.nullish().transform((value) => value || null);

/** A count that is zero where it is left out. */
export const countOrZero = orElse(count, 0);

/** A length in minutes, or null when unknown. */
export const optionalRuntime = z
  .number()
  .nonnegative()
  .max(MAX_RUNTIME)
  .nullish()
  .transform((minutes) => (minutes == null ? null : Math.round(minutes) || null));

/** A path of an image, `/name.jpg`, or null. */
export const imagePath = orNull(z.string().regex(IMAGE_PATH));

function numberUpTo(largest: number) {
  return orElse(z.number().nonnegative().max(largest), 0);
}

export const voteAverage = numberUpTo(MAX_VOTE);
export const popularity = numberUpTo(MAX_INTEGER);

/** A flag that counts as not set where it is left out. */
export const flag = orElse(z.boolean(), false);

/** The longest list of the film database, the crew of a film, has about three thousand items. */
const MAX_LIST_LENGTH = 5000;

/** A list. One that is longer than any is malformed as a whole, without a look at its items. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).max(MAX_LIST_LENGTH).pipe(z.array(item));
}

/** A list that counts as empty where it is left out or null. */
export function list<Item extends z.ZodType>(item: Item) {
  return orElse(listOf(item), []);
}

/** A map by country. Senders written in PHP give an empty one as an empty list. */
export function byCountry<Value extends z.ZodType>(value: Value) {
  return z.preprocess(
    (sent) => (Array.isArray(sent) && sent.length === 0 ? {} : sent),
    z.record(countryCode, value),
  );
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  // A day that a month does not have becomes one of the next month.
  return new Date(text).getUTCDate() === Number(text.slice(-2));
}

/** A title's or person's numbers in other catalogs. */
export const externalIds = orElse(z.object({ imdb_id: optionalText, wikidata_id: optionalText }), {
  imdb_id: null,
  wikidata_id: null,
});
