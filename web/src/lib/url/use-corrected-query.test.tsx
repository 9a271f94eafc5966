import { render, screen } from "@testing-library/react";
import { BrowserRouter, useSearchParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import { correctPage } from "./page-param.ts";
import { useCorrectedQuery } from "./use-corrected-query.ts";

afterEach(() => history.replaceState(null, "", "/"));

function Corrected({ known }: { readonly known: boolean }) {
  const [query] = useSearchParams();
  const right = {
    type: query.get("type")?.toLowerCase() === "tv" ? "tv" : null,
    ...correctPage(query),
  };
  useCorrectedQuery(right, known);
  return "shown";
}

const getHref = (written: string, known = true): string => {
  history.replaceState(null, "", `/list?${written}`);
  const steps = history.length;
  const { unmount } = render(
    <BrowserRouter>
      <Corrected known={known} />
    </BrowserRouter>,
  );
  expect(screen.getByText("shown")).toBeInTheDocument();
  unmount();
  expect(history.length).toBe(steps);
  return location.search.slice(1);
};

test.each([
  ["page=abc", ""],
  ["page=1", ""],
  ["page=3.7&q=x", "page=3&q=x"],
  ["page=2&page=9", "page=2"],
  [`page=${"9".repeat(400)}`, ""],
  ["type=anime&page=2", "page=2"],
  ["type=TV", "type=tv"],
  ["filter=top_rated&type[]=x", "filter=top_rated&type%5B%5D=x"],
])("%s becomes %s, without a step of the history", (written, right) => {
  const corrected = getHref(written);
  expect(decodeURIComponent(corrected)).toBe(decodeURIComponent(right));
});

test("nothing is corrected before it is known what is right", () => {
  expect(getHref("page=abc", false)).toBe("page=abc");
});
