import { expect, test } from "vitest";
import { EntrySignature } from "./entry-signature.ts";

test("what was signed with any of the keys is read, under its own key alone", () => {
  const former = new EntrySignature(["old"]);
  const both = new EntrySignature(["new", "old"]);
  const current = new EntrySignature(["new"]);
  expect(both.read("key", former.sign("key", "entry"))).toBe("entry");
  expect(current.read("key", both.sign("key", "entry"))).toBe("entry");
  expect(current.read("key", former.sign("key", "entry"))).toBeNull();
  expect(both.read("other", former.sign("key", "entry"))).toBeNull();
});
