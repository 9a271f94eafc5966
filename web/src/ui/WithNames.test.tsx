import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { WithNames } from "./WithNames.tsx";

const written = (sentence: string, names: readonly string[]) =>
  render(<WithNames names={names}>{sentence}</WithNames>).container.innerHTML;

test("names that others could tear apart keep their own direction", () => {
  expect(written("Streaming on Disney+ and Netflix", ["Netflix", "Disney+"])).toBe(
    "Streaming on <bdi>Disney+</bdi> and Netflix",
  );
  expect(written("You can rent בית on 9Now.", ["בית", "9Now"])).toBe(
    "You can rent <bdi>בית</bdi> on <bdi>9Now</bdi>.",
  );
});

test("the longest of several names that begin alike is found, and signs stand for themselves", () => {
  expect(written("On M6+ and M6+ max (2).", ["M6+", "M6+ max (2)"])).toBe(
    "On <bdi>M6+</bdi> and <bdi>M6+ max (2)</bdi>.",
  );
});

test("names of another language than the page's say which", () => {
  const { container } = render(
    <WithNames names={["London"]} lang="en">
      Geboren: 30. Juli 1970, London
    </WithNames>,
  );
  expect(container.innerHTML).toBe('Geboren: 30. Juli 1970, <bdi lang="en">London</bdi>');
});
