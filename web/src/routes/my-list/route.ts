import { defineRoute } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";

/** The visitor's list. What is on it is known to the browser alone, that of a shared link too: all have one page. */
export const listRoute = defineRoute({
  name: "list",
  messages: ["my-list"],
  pattern: patterns.list,
  isListed: false,
  load: async () => (await import("./ListPage.tsx")).ListPage,
});
