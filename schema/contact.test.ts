import { describe, expect, it } from "vitest";
import { contactMessageSchema } from "./contact.ts";

const good = {
  name: "Ada Byron",
  email: "ada@example.org",
  subject: "A missing film",
  message: "Please add the film.",
};

/** The first complaint about a field of a message with one part changed; null when it passes. */
function complaint(change: Record<string, unknown>): string | null {
  const result = contactMessageSchema.safeParse({ ...good, ...change });
  return result.success ? null : (result.error.issues[0]?.message ?? "no message");
}

describe("a contact message", () => {
  it("passes and comes out trimmed", () => {
    expect(contactMessageSchema.parse({ ...good, name: "  Ada Byron " })).toEqual(good);
  });

  it.each([
    ["a name of one letter", { name: "A" }, "Name must be at least 2 characters"],
    ["a name of two spaces", { name: "  " }, "Name must be at least 2 characters"],
    [
      "a name that shows nothing",
      { name: "\u200b\u2060\u3164" },
      "Name must be at least 2 characters",
    ],
    [
      "a subject that shows nothing",
      { subject: "\u200b".repeat(9) },
      "Subject must be at least 5 characters",
    ],
    [
      "a message that shows nothing",
      { message: "\u2800\u00ad".repeat(9) },
      "Message must be at least 10 characters",
    ],
    [
      "an encoded word in the email",
      { email: "=?utf-8?q?a?=@b.co" },
      "Please enter a valid email address",
    ],
    ["a domain without a dot", { email: "a@b" }, "Please enter a valid email address"],
    [
      "a header in the email",
      { email: "a@b.co\r\nBcc:x@y.zz" },
      "Please enter a valid email address",
    ],
    ["a line break after the email", { email: "a@b.co\n" }, "Please enter a valid email address"],
    [
      "an email of 300 characters",
      { email: `${"a".repeat(294)}@b.com` },
      "Please enter a valid email address",
    ],
    ["two addresses", { email: "a@b.co,c@d.co" }, "Please enter a valid email address"],
    ["a subject of four", { subject: "1234" }, "Subject must be at least 5 characters"],
    ["a message of nine", { message: "123456789" }, "Message must be at least 10 characters"],
    [
      "a message of 5,001",
      { message: "a".repeat(5001) },
      "Message must be at most 5000 characters",
    ],
    ["a line break in the name", { name: "Ada\nBcc: x@y.zz" }, "Name must be a single line"],
    ["a line separator in the name", { name: "Ada\u2028Byron" }, "Name must be a single line"],
    [
      "a line break in the subject",
      { subject: "Hello\r\nBcc: x" },
      "Subject must be a single line",
    ],
    ["a NUL in the message", { message: "0123456789\u0000" }, "Message must be plain text"],
    ["half a character in the name", { name: "Ada \ud800" }, "Name holds a broken character"],
    [
      "half a character in the subject",
      { subject: "Hello \udc00" },
      "Subject holds a broken character",
    ],
    [
      "half a character in the message",
      { message: "0123456789 \ud83d" },
      "Message holds a broken character",
    ],
    ["no name", { name: undefined }, "Required"],
    ["a null subject", { subject: null }, "Required"],
    ["a message that is an object", { message: { $gt: "" } }, "Required"],
  ])("is refused for %s", (_, change, message) => {
    expect(complaint(change)).toBe(message);
  });

  it.each([
    ["line breaks and tabs in the message", { message: "First line\r\n\tsecond line" }],
    ["exactly 5,000 characters", { message: "a".repeat(5000) }],
    ["markup, which is text like any other", { message: "<b>bold</b><script>alert(1)</script>" }],
    ["emoji and right-to-left text", { name: "ליאור 🎬", subject: "שלום עולם" }],
    ["a plus and dots in the address", { email: "ada.b+films@mail.example.co.uk" }],
    ["an address in another script", { email: "用户@例子.公司" }],
  ])("may hold %s", (_, change) => {
    expect(complaint(change)).toBeNull();
  });

  it("is refused with a key that it does not have", () => {
    expect(complaint({ admin: true })).not.toBeNull();
  });
});
