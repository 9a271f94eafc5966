import { defineRoute } from "../../lib/route.ts";
import { paths, patterns } from "../../paths.ts";

export const faqRoute = defineRoute({
  name: "faq",
  pattern: patterns.faq,
  sitemap: [paths.faq()],
  load: async () => (await import("./FaqPage.tsx")).FaqPage,
});
