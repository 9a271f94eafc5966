import { expect, test } from "vitest";
import type { WatchableOffer, WatchableTitle } from "../../features/titles/watchable-context.ts";
import { availableFirst } from "./SimilarHere.tsx";

const netflix: WatchableOffer = {
  kind: "FLATRATE",
  provider: { id: 8, name: "Netflix", logo: null, family: { id: "netflix", name: "Netflix" } },
};
const nothing: WatchableTitle = { status: "NONE_KNOWN", kinds: [], offers: [], usable: [] };
const rent: WatchableTitle = { ...nothing, status: "HAS_OFFERS", kinds: ["RENT"] };
const subscription: WatchableTitle = { ...rent, kinds: ["FLATRATE"], offers: [netflix] };
const own: WatchableTitle = { ...subscription, usable: [netflix] };

const movie = (id: number) => ({ type: "MOVIE" as const, id });

test("what the visitor has comes first, then other services, then rent; what is not here is left out", () => {
  const known = { 1: nothing, 2: rent, 3: subscription, 4: own, 5: subscription };
  const titles = new Map(Object.entries(known).map(([id, title]) => [`MOVIE:${id}`, title]));
  const ordered = availableFirst([1, 2, 3, 4, 5, 7].map(movie), titles);
  expect(ordered.map(({ id }) => id)).toEqual([4, 3, 5, 2]);
});
