import { reportKeys } from "../../features/offers/availability-report.ts";
import { defineRoute } from "../../lib/route.ts";
import { paths, patterns } from "../../paths.ts";

export const contactRoute = defineRoute({
  name: "contact",
  pattern: patterns.contact,
  keys: reportKeys,
  sitemap: [paths.contact()],
  load: async () => (await import("./ContactPage.tsx")).ContactPage,
});
