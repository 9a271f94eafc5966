import { expect, test } from "vitest";

import privacy from "../../content/privacy.md?raw";
import terms from "../../content/terms.md?raw";
import { notFoundRoute } from "./not-found/route.ts";
import { matchRoute } from "./routes.ts";

test.each(Object.entries({ privacy, terms }))("each link of %s leads to a page", (_, text) => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, link = ""]) => link);
  expect(links).not.toEqual([]);
  expect(links.filter((link) => matchRoute(link).route === notFoundRoute)).toEqual([]);
});
