import { expect, test } from "vitest";
import { noOffersText, type WithoutOffers } from "./no-offers.ts";

const say = (change: Partial<WithoutOffers> = {}) =>
  noOffersText({
    type: "MOVIE",
    date: "1999-10-15",
    today: "2025-03-29",
    country: "Germany",
    inCountry: "in Germany",
    status: "NONE_KNOWN",
    elsewhere: 0,
    ...change,
  });

test("an old title that streams nowhere, and one that streams elsewhere", () => {
  expect(say()).toEqual({
    date: "Released October 15, 1999",
    lead: "Not on any service in Germany",
    detail: "It is not streaming in any other country either.",
  });
  expect(say({ elsewhere: 36 })).toMatchObject({ lead: say().lead, detail: null });
  expect(say({ elsewhere: null }).detail).toBeNull();
  // A date that is unknown is left out.
  expect(say({ date: null })).toMatchObject({ date: null, lead: "Not on any service in Germany" });
});

test("a title that is not released yet, with its day first", () => {
  expect(say({ date: "2025-03-30" })).toEqual({
    date: "Comes out on March 30, 2025",
    lead: "Not released yet",
    detail: "No service in Germany has announced it. It will be listed here as soon as one does.",
  });
  expect(say({ type: "TV", date: "2025-12-01" })).toMatchObject({
    date: "Starts on December 1, 2025",
    lead: "Not started yet",
  });
  expect(say({ date: "2025-03-29" }).lead).not.toBe("Not released yet");
});

test("a new movie may still be in cinemas; a new show, or one that streams elsewhere, is not", () => {
  const lead = "It may still be in theaters";
  expect(say({ date: "2025-03-29" }).lead).toBe(lead);
  expect(say({ date: "2024-12-29" }).lead).toBe(lead);
  expect(say({ date: "2024-12-28" }).lead).not.toBe(lead);
  expect(say({ date: "2025-03-01", type: "TV" }).lead).not.toBe(lead);
  expect(say({ date: "2025-03-01", elsewhere: 3 }).lead).not.toBe(lead);
});

test("a country that is not covered says nothing of the title", () => {
  expect(say({ status: "COUNTRY_NOT_COVERED", elsewhere: 2, date: "2026-01-01" })).toEqual({
    date: "Comes out on January 1, 2026",
    lead: "No data for Germany",
    detail: "The film database has no availability data for this country.",
  });
});
