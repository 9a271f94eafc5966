import { defineRoute } from "../../lib/route.ts";

export const notFoundRoute = defineRoute({
  name: "not-found",
  pattern: "*",
  isListed: false,
  load: async () => (await import("./NotFoundPage.tsx")).NoSuchPage,
});
