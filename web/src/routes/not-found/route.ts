import { defineRoute } from "../../lib/route.ts";

/** The page of every path that no other page has. */
export const notFoundRoute = defineRoute({
  name: "not-found",
  pattern: "*",
  isListed: false,
  load: async () => (await import("./NotFoundPage.tsx")).NoSuchPage,
});
