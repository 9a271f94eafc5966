import { expect, test } from "vitest";

import privacy from "../../content/privacy.md";
import terms from "../../content/terms.md";
import type { ProseNode } from "../ui/Prose.tsx";
import { notFoundRoute } from "./not-found/route.ts";
import { matchRoute } from "./routes.ts";

const findLinks = (nodes: readonly ProseNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === "object" && "children" in node
      ? [...(node.href === undefined ? [] : [node.href]), ...findLinks(node.children)]
      : [],
  );

test.each(Object.entries({ privacy, terms }))("each link of %s leads to a page", (_, text) => {
  const links = findLinks(text.flatMap(({ body }) => body));
  expect(links).not.toEqual([]);
  expect(links.filter((link) => matchRoute(link).route === notFoundRoute)).toEqual([]);
});
