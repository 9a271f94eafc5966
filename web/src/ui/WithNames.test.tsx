import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { WithNames } from "./WithNames.tsx";

test.each([
  ["On Disney+ and Netflix", ["Netflix", "Disney+"], "On <bdi>Disney+</bdi> and Netflix"],
  ["Rent בית on 9Now.", ["בית", "9Now"], "Rent <bdi>בית</bdi> on <bdi>9Now</bdi>."],
  ["M6+, M6+ max (2).", ["M6+", "M6+ max (2)"], "<bdi>M6+</bdi>, <bdi>M6+ max (2)</bdi>."],
])("in %j names that others could tear apart keep their own direction", (text, names, written) => {
  expect(render(<WithNames names={names}>{text}</WithNames>).container.innerHTML).toBe(written);
});

test("names of another language than the page's say which", () => {
  const { container } = render(
    <WithNames names={["London"]} lang="en">
      Geboren 1970, London
    </WithNames>,
  );
  expect(container.innerHTML).toBe('Geboren 1970, <bdi lang="en">London</bdi>');
});
