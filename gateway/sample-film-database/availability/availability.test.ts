import { expect, test } from "vitest";
import { sampleTitles } from "../catalog/catalog.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { offersForSeason, offersIn } from "./availability.ts";
import { priorityIn, servicesIn } from "./services.ts";

const titles = sampleTitles(SAMPLE_TODAY);

test("a country's list begins with what many have there, not with stores or other languages' services", () => {
  const firstIn = (region: string) =>
    servicesIn(region)
      .toSorted((one, other) => priorityIn(one, region) - priorityIn(other, region))
      .slice(0, 8)
      .map(({ name }) => name);
  expect(firstIn("US")).toEqual(
    expect.arrayContaining(["Netflix", "Disney Plus", "Hulu", "HBO Max"]),
  );
  expect(firstIn("US")).not.toEqual(expect.arrayContaining(["Sun Nxt"]));
  expect(firstIn("US")).not.toEqual(expect.arrayContaining(["Google Play Movies"]));
  expect(firstIn("GB")).toEqual(expect.arrayContaining(["BBC iPlayer"]));
  expect(firstIn("IN")).toEqual(expect.arrayContaining(["JioHotstar", "Sun Nxt"]));
});

test("a season has no offer that its show has not, and one to come has none", () => {
  const show = titles.find(({ kind, id }) => kind === "tv" && id === 1399);
  expect(show).toBeDefined();
  if (!show) return;
  const whole = offersIn(show, "US", SAMPLE_TODAY);
  for (const season of show.seasons) {
    const offers = offersForSeason(show, season, "US", SAMPLE_TODAY);
    for (const { service } of offers)
      expect(whole.map((offer) => offer.service)).toContain(service);
  }
  const coming = { number: 9, date: "2030" };
  expect(offersForSeason(show, coming, "US", SAMPLE_TODAY)).toEqual([]);
});

test("well-known titles are where people look for them, and else in shops alone", () => {
  const inUs = (kind: string, id: number) => {
    const title = titles.find((each) => each.kind === kind && each.id === id);
    return (title ? offersIn(title, "US", SAMPLE_TODAY) : [])
      .filter(({ service }) => service.leaning !== "store")
      .map(({ service }) => service.name);
  };
  expect(inUs("tv", 456)).toEqual(["Disney Plus"]);
  expect(inUs("movie", 11)).toEqual(["Disney Plus"]);
  expect(inUs("tv", 1399)).toEqual(["HBO Max"]);
  expect(inUs("tv", 76331)).toEqual(["HBO Max"]);
  expect(inUs("tv", 1400)).toEqual(["Netflix"]);
  expect(inUs("movie", 329)).toEqual(["Peacock Premium"]);
});
