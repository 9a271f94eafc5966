import { array, assert, constantFrom, integer, property, record, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import type { NewChange, ObservedTitle, OfferState } from "../../stores/availability-store.ts";
import { detectChanges } from "./detect-changes.ts";
import type { ObservedOffer } from "./observation.ts";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 1);
const NETFLIX: ObservedOffer = { provider: 8, kind: "flatrate" };
const RENT: ObservedOffer = { provider: 2, kind: "rent" };
const LABEL = { name: "Fight Club", imdbId: null, wikidataId: null, year: 1999, posterPath: null };

type Answer = Readonly<Record<string, readonly ObservedOffer[]>>;

/** Observes a title at hours since the start, and gives the changes that each answer led to. */
function observe(...answers: readonly (readonly [hour: number, answer: Answer])[]) {
  let state: ObservedTitle = {
    title: { type: "movie", id: 550 },
    revision: 0,
    checkedAt: null,
    emptySince: null,
    offers: new Map(),
  };
  const changes: string[] = [];
  for (const [hour, answer] of answers) {
    const update = detectChanges(state, {
      at: START + hour * HOUR,
      label: LABEL,
      offers: new Map(Object.entries(answer)),
    });
    if (update === null) continue;
    const offers = new Map<string, readonly OfferState[]>([...state.offers, ...update.offers]);
    for (const [country, list] of offers) if (list.length === 0) offers.delete(country);
    const { checkedAt, emptySince } = update;
    state = { ...state, revision: state.revision + 1, checkedAt, emptySince, offers };
    changes.push(...update.changes.map((change) => `${hour}h ${text(change)}`));
  }
  return { state, changes };
}

function text({ country, provider, kind, change }: NewChange): string {
  return `${change} ${country} ${provider} ${kind}`;
}

test("the first observation leads to no changes, and its offers have no first seen", () => {
  const { state, changes } = observe([0, { DE: [NETFLIX], US: [RENT] }]);
  expect(changes).toEqual([]);
  expect(state.offers.get("DE")).toEqual([{ ...NETFLIX, firstSeen: null, missingSince: null }]);
});

test("what is observed says when the title was observed last before, an answer without offers aside", () => {
  const { state } = observe([0, { DE: [NETFLIX] }]);
  const observeAgain = (hour: number, before: ObservedTitle) =>
    detectChanges(before, {
      at: START + hour * HOUR,
      label: LABEL,
      offers: new Map([["DE", [NETFLIX, RENT]]]),
    });
  expect(observeAgain(0, { ...state, checkedAt: null })?.previouslyObservedAt).toBeNull();
  // Nobody observed for nine days.
  expect(observeAgain(216, state)).toMatchObject({
    observedAt: START + 216 * HOUR,
    previouslyObservedAt: START,
    changes: [{ change: "ADDED" }],
  });
  const { state: later } = observe([0, { DE: [NETFLIX] }], [24, {}]);
  expect(observeAgain(48, later)?.previouslyObservedAt).toBe(START);
});

test("an offer that comes is added immediately, by country, provider and kind", () => {
  const { state, changes } = observe(
    [0, { DE: [NETFLIX] }],
    [24, { DE: [NETFLIX, { provider: 8, kind: "ads" }], FR: [NETFLIX] }],
  );
  expect(changes).toEqual(["24h ADDED DE 8 ads", "24h ADDED FR 8 flatrate"]);
  expect(state.offers.get("FR")).toEqual([
    { ...NETFLIX, firstSeen: START + 24 * HOUR, missingSince: null },
  ]);
});

describe("a removal", () => {
  const both = { DE: [NETFLIX, RENT] };
  const one = { DE: [RENT] };

  test("is published when two observations six hours apart miss the offer", () => {
    expect(observe([0, both], [24, one], [30, one]).changes).toEqual(["30h REMOVED DE 8 flatrate"]);
  });

  test("is not published by two observations that are closer", () => {
    expect(observe([0, both], [24, one], [29.9, one]).changes).toEqual([]);
  });

  test("counts from the first observation that missed the offer, however many follow", () => {
    const { changes } = observe([0, both], [24, one], [26, one], [28, one], [30, one], [40, one]);
    expect(changes).toEqual(["30h REMOVED DE 8 flatrate"]);
  });

  test("never happened to an offer that returns in between, which is not added either", () => {
    const { state, changes } = observe([0, both], [24, one], [27, both], [30, one], [35, one]);
    expect(changes).toEqual([]);
    expect(state.offers.get("DE")?.map(({ missingSince }) => missingSince)).toEqual([
      START + 30 * HOUR,
      null,
    ]);
  });

  test("of the last offer in a country is one too, while another country has offers", () => {
    const fr = { FR: [NETFLIX] };
    expect(observe([0, { ...both, ...fr }], [24, fr], [48, fr]).changes).toEqual([
      "48h REMOVED DE 8 flatrate",
      "48h REMOVED DE 2 rent",
    ]);
  });

  test("can be followed by an addition", () => {
    const { changes } = observe([0, both], [24, one], [48, one], [72, both]);
    expect(changes).toEqual(["48h REMOVED DE 8 flatrate", "72h ADDED DE 8 flatrate"]);
  });
});

describe("an empty answer", () => {
  test("leads to no changes, however often it comes", () => {
    const { state, changes } = observe(
      [0, { DE: [NETFLIX] }],
      ...[24, 31, 48, 72, 96].map((hour) => [hour, {}] as const),
      [120, { DE: [NETFLIX] }],
    );
    expect(changes).toEqual([]);
    expect(state.offers.get("DE")).toHaveLength(1);
  });

  test("is no first observation by itself", () => {
    expect(observe([0, {}], [3, {}], [5, { DE: [NETFLIX] }]).changes).toEqual([]);
  });

  test("is the first observation when six hours later there is still none", () => {
    const { changes } = observe([0, {}], [6, {}], [24, {}], [48, { DE: [NETFLIX] }]);
    expect(changes).toEqual(["48h ADDED DE 8 flatrate"]);
  });
});

test("an observation older than the last leads to nothing", () => {
  expect(observe([24, { DE: [NETFLIX] }], [0, { DE: [NETFLIX, RENT] }]).changes).toEqual([]);
});

test("a title is observed daily, and six hours after something is missing", () => {
  const dueIn = (...answers: readonly (readonly [hour: number, answer: Answer])[]) => {
    const [hour = 0, answer = {}] = answers.at(-1) ?? [];
    const { state } = observe(...answers.slice(0, -1));
    const at = START + hour * HOUR;
    const offers = new Map(Object.entries(answer));
    const update = detectChanges(state, { at, label: LABEL, offers });
    return update && (update.dueAt - at) / HOUR;
  };
  expect(dueIn([0, { DE: [NETFLIX] }])).toBe(24);
  expect(dueIn([0, { DE: [NETFLIX] }], [24, { DE: [RENT] }])).toBeCloseTo(6.08, 1);
  expect(dueIn([0, { DE: [NETFLIX] }], [24, { DE: [RENT] }], [31, { DE: [RENT] }])).toBe(24);
});

test("what changes say, from the first observation on, is what is observed last", () => {
  const offer = record({
    provider: integer({ min: 1, max: 3 }),
    kind: constantFrom("flatrate" as const, "rent" as const),
  });
  const offers = uniqueArray(offer, {
    minLength: 1,
    selector: ({ provider, kind }) => `${provider} ${kind}`,
  });
  assert(
    property(array(record({ DE: offers, FR: offers }), { minLength: 2 }), (answers) => {
      // The last answer comes twice, so that what it misses is gone.
      const last = answers.at(-1) ?? {};
      const all = [...answers, last].map((answer, index) => [index * 7, answer] as const);
      const { changes } = observe(...all);
      const known = new Set(keys(answers[0] ?? {}));
      for (const change of changes) {
        const [, direction, ...key] = change.split(" ");
        const had = known.has(key.join(" "));
        expect(had).toBe(direction === "REMOVED");
        if (had) known.delete(key.join(" "));
        else known.add(key.join(" "));
      }
      expect([...known].sort()).toEqual(keys(last).sort());
    }),
  );
});

function keys(answer: Answer): string[] {
  return Object.entries(answer).flatMap(([country, list]) =>
    list.map(({ provider, kind }) => `${country} ${provider} ${kind}`),
  );
}
