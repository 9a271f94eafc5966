import { expect, test } from "vitest";
import { buildCatalog, sampleTitles } from "../catalog/catalog.ts";
import { addDays } from "../dates.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { startSampleFilmDatabase } from "../server.ts";
import { offersEverywhere, offersIn } from "./availability.ts";
import { compactOffers } from "./history.ts";

const DAY = "2026-11-08";
const titles = sampleTitles(SAMPLE_TODAY);
const popular = buildCatalog(SAMPLE_TODAY, titles).movie.titles.slice(0, 150);
const on = (asOf: string) => ({ today: SAMPLE_TODAY, asOf });

/** Each offer in a country as one text. */
function offerTexts(asOf: string, country: string): Set<string> {
  return new Set(
    titles.flatMap((title) =>
      offersIn(title, country, on(asOf)).flatMap(({ service, kinds }) =>
        kinds.map((kind) => `${title.kind} ${title.id} ${service.id} ${kind}`),
      ),
    ),
  );
}

test("every day some offers arrive and some leave, in a large country dozens", () => {
  const days = Array.from({ length: 14 }, (_, index) => offerTexts(addDays(DAY, index), "US"));
  const without = (all: Set<string>, others: Set<string>) =>
    [...all].filter((offer) => !others.has(offer)).length;
  const changes = days.slice(1).map((offers, index) => {
    const before = days[index] ?? new Set<string>();
    return { added: without(offers, before), removed: without(before, offers) };
  });
  for (const { added, removed } of changes) {
    expect(added).toBeGreaterThan(5);
    expect(removed).toBeGreaterThan(5);
    expect(added + removed).toBeLessThan(200);
  }
});

test("a famous title can be had in the large countries on every day", () => {
  const famous = titles.filter(
    ({ voteCount, date, service }) => voteCount >= 3000 && date < "2024-01-01" && !service,
  );
  for (const day of [SAMPLE_TODAY, DAY, addDays(DAY, 100)]) {
    const missing = famous.flatMap((title) =>
      ["US", "GB", "DE", "FR", "JP", "IN"].flatMap((country) =>
        offersIn(title, country, on(day)).length === 0 ? [`${title.title} in ${country}`] : [],
      ),
    );
    expect(missing).toEqual([]);
  }
});

test("no title that can be had somewhere ends up nowhere", () => {
  for (const title of titles.slice(0, 300)) {
    if (offersEverywhere(title, on(DAY)).size === 0) continue;
    for (const later of [7, 30, 200]) {
      expect(offersEverywhere(title, on(addDays(DAY, later))).size).toBeGreaterThan(0);
    }
  }
});

test("the server gives the availability of the calendar's day, of a day it is told, or of a requested one", async () => {
  const sample = await startSampleFilmDatabase({ availabilityDay: "today" });
  const title = popular.find(
    (candidate) =>
      JSON.stringify(compactOffers(candidate, on(DAY))) !==
      JSON.stringify(compactOffers(candidate, on(addDays(DAY, 60)))),
  );
  const send = async (query = "") => {
    const response = await fetch(
      `${sample.url}/movie/${title?.id}/watch/providers?api_key=x${query}`,
    );
    return response.json();
  };
  const dated = await send(`&as_of=${DAY}`);
  const later = await send(`&as_of=${addDays(DAY, 60)}`);
  expect(dated).not.toEqual(later);
  expect(await send()).toEqual(await send(`&as_of=${new Date().toISOString().slice(0, 10)}`));
  sample.setAvailabilityDay(DAY);
  expect(await send()).toEqual(dated);
  sample.setAvailabilityDay(addDays(DAY, 60));
  expect(await send()).toEqual(later);
  expect(
    (
      await fetch(
        `${sample.url}/movie/550?api_key=x&append_to_response=watch/providers&as_of=never`,
      )
    ).status,
  ).toBe(400);
  await sample.close();
});
