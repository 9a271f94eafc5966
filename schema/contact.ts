import * as z from "zod/mini";

/** The longest each field may be, in characters as the browser counts them (UTF-16 units). */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const;

/** The error of a field that is missing. */
const REQUIRED = "Required";

/** Every control character, the line and paragraph separators that act as line breaks included. */
const BREAKS_A_LINE = /[\p{Cc}\u2028\u2029]/u;
/** Control characters that plain text over several lines has no use for. */
const NOT_PLAIN_TEXT = /[^\P{Cc}\t\n\r]/u;

/** What shows nothing: zero-width characters, spaces, fillers and the empty pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/** Whether a text shows so many characters: one of zero-width characters alone looks empty. */
const shows = (min: number) => (value: string) => value.replace(INVISIBLE, "").length >= min;

/**
 * An address that mail can be sent to: a name, an `@`, and a domain with at least one dot.
 * Letters and digits of any script are taken, since such mailboxes exist.
 */
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*$/u;

const text = () => z.string({ error: REQUIRED });

/** One line of text, trimmed. `tooShort` is the error of one that is too short. */
function line(label: string, min: number, max: number, tooShort: string) {
  return text().check(
    z.trim(),
    z.minLength(min, { error: tooShort, abort: true }),
    z.refine(shows(min), { error: tooShort, abort: true }),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    z.refine((value) => !BREAKS_A_LINE.test(value), `${label} must be a single line`),
    z.refine((value) => value.isWellFormed(), `${label} holds a broken character`),
  );
}

/**
 * A contact message as a person writes it.
 * Out comes trimmed text: name, subject and email on one line each, nothing that could break
 * out of a mail header, no half of a surrogate pair.
 */
export const contactMessageSchema = z.strictObject({
  name: line("Name", 2, CONTACT_LIMITS.name, "Name must be at least 2 characters"),
  email: text().check(
    // Spaces around are forgiven, line breaks are not: they are how headers are smuggled in.
    z.refine((value) => !/[\r\n]/.test(value), {
      error: "Please enter a valid email address",
      abort: true,
    }),
    z.trim(),
    z.refine((value) => value.length <= CONTACT_LIMITS.email && EMAIL.test(value), {
      error: "Please enter a valid email address",
    }),
    // Mail programs decode what begins so (RFC 2047), in addresses too.
    z.refine((value) => !value.includes("=?"), "Please enter a valid email address"),
  ),
  subject: line("Subject", 5, CONTACT_LIMITS.subject, "Subject must be at least 5 characters"),
  message: text().check(
    z.trim(),
    z.minLength(10, { error: "Message must be at least 10 characters", abort: true }),
    z.refine(shows(10), { error: "Message must be at least 10 characters", abort: true }),
    z.maxLength(
      CONTACT_LIMITS.message,
      `Message must be at most ${CONTACT_LIMITS.message} characters`,
    ),
    z.refine((value) => !NOT_PLAIN_TEXT.test(value), "Message must be plain text"),
    z.refine((value) => value.isWellFormed(), "Message holds a broken character"),
  ),
});

/** A contact message that passed {@link contactMessageSchema}. */
export type ContactMessageInput = z.infer<typeof contactMessageSchema>;

/**
 * What a form posts: the message, a field that people never see (`website`) and the time the
 * form was open. The last two only tell people from programs; they are never stored.
 */
export const contactFormSchema = z.extend(contactMessageSchema, {
  website: z.optional(z.nullable(z.string())),
  elapsedMs: z.optional(z.nullable(z.number())),
});

/** A contact form that passed {@link contactFormSchema}. */
export type ContactFormInput = z.infer<typeof contactFormSchema>;
