import { contactMessageSchema } from "@flickmap/schema/contact.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { readReport } from "../../features/offers/availability-report.ts";
import { createMessage } from "./report-message.ts";

test("pages of other sites are left out, lines are joined, long parts are cut", () => {
  const read = readReport(
    new URLSearchParams({
      about: `Heat\r\nBcc: all@example.org ${"x".repeat(500)}`,
      page: "//evil.example/movie/1",
      about_services: "y".repeat(5_000),
    }),
  );
  expect(read?.page).toBe("");
  expect(read?.title).toMatch(/^Heat Bcc: all@example\.org x+$/);
  expect(read?.title).toHaveLength(150);
  expect(read?.services).toHaveLength(600);
});

test("whatever stands in an address, the message made of it can be sent", () => {
  const anything = fc.string({ unit: "binary", maxLength: 1_000 });
  fc.assert(
    fc.property(anything, anything, anything, anything, (about, page, country, services) => {
      const read = readReport(
        new URLSearchParams({ about, page, about_country: country, about_services: services }),
      );
      if (!read) return;
      const message = { name: "Ada", email: "ada@example.org", ...createMessage(read) };
      expect(contactMessageSchema.safeParse(message).success).toBe(true);
    }),
  );
});
