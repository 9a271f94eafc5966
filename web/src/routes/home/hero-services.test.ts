import { expect, test } from "vitest";
import { offer as titleOffer } from "../../../test/titles.ts";
import { heroServices } from "./HeroServices.tsx";

const offer = (kind: "FLATRATE" | "RENT" | "BUY", id: number, family: string) =>
  titleOffer(kind, id, `${family} ${id}`, family);

test("what rents or sells a movie is shown where nothing streams it, and told apart", () => {
  const streamed = heroServices([offer("RENT", 3, "a"), offer("FLATRATE", 9, "b")], []);
  expect(streamed.services.map(({ family }) => family.id)).toEqual(["b"]);
  expect(streamed).toMatchObject({ more: 0, paid: false });
  const paid = heroServices([offer("RENT", 3, "a"), offer("BUY", 9, "b")], []);
  expect(paid.services.map(({ family }) => family.id)).toEqual(["a", "b"]);
  expect(paid.paid).toBe(true);
});

test("the visitor's services come first among those of the kind that is shown", () => {
  const [netflix, mubi, apple] = [
    offer("FLATRATE", 8, "netflix"),
    offer("FLATRATE", 11, "mubi"),
    offer("RENT", 2, "apple"),
  ];
  const { services } = heroServices([netflix, mubi, apple], [mubi, apple]);
  expect(services.map(({ family }) => family.id)).toEqual(["mubi", "netflix"]);
});

test("a service of public libraries says that it needs a card", () => {
  const { services } = heroServices([offer("FLATRATE", 191, "kanopy")], []);
  expect(services.map(({ name }) => name)).toEqual(["kanopy 191 (with a library card)"]);
});
