import { expect, test } from "vitest";
import { sampleTitles } from "../catalog/catalog.ts";
import { addDays } from "../dates.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { offersIn } from "./availability.ts";

const DAY = "2026-11-08";
const titles = sampleTitles(SAMPLE_TODAY);
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
