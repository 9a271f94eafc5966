import { expect, test } from "vitest";

import { heroServices } from "./hero-services.ts";

const offer = (kind: "FLATRATE" | "RENT" | "BUY", id: number, family: string) => ({
  __typename: "Offer" as const,
  kind,
  provider: {
    __typename: "Provider" as const,
    id,
    name: `${family} ${id}`,
    logo: null,
    family: { __typename: "ProviderFamily" as const, id: family, name: family },
  },
});

test("a provider family with several services or kinds of offer is shown once", () => {
  const { services, more } = heroServices([
    offer("FLATRATE", 8, "netflix"),
    offer("FLATRATE", 1796, "netflix"),
    offer("RENT", 2, "apple"),
    offer("BUY", 2, "apple"),
  ]);
  expect(services.map(({ id }) => id)).toEqual([8, 2]);
  expect(more).toBe(0);
});

test("the order of the offers is kept, subscriptions first", () => {
  const { services } = heroServices([offer("FLATRATE", 9, "b"), offer("RENT", 3, "a")]);
  expect(services.map(({ family }) => family.id)).toEqual(["b", "a"]);
});

test("beyond five families the rest is counted", () => {
  const { services, more } = heroServices(
    ["a", "b", "c", "d", "e", "f", "g"].map((family, index) => offer("BUY", index + 1, family)),
  );
  expect(services).toHaveLength(5);
  expect(more).toBe(2);
});
