import { expect, test } from "vitest";

import { toSrcset } from "./to-srcset.ts";

test.each([
  [
    "/images/w342/s1Gn/poster.svg",
    "/images/w185/s1Gn/poster.svg 185w,/images/w342/s1Gn/poster.svg 342w",
  ],
  [
    "https://image.tmdb.org/t/p/w342/a.jpg",
    "https://image.tmdb.org/t/p/w185/a.jpg 185w,https://image.tmdb.org/t/p/w342/a.jpg 342w",
  ],
  ["/poster.jpg", undefined],
])("%s in two widths", (url, srcset) => {
  expect(toSrcset(url, [185, 342])).toBe(srcset);
});
