import { defineRoute } from "../../lib/route.ts";
import { paths, patterns } from "../../paths.ts";

export const contactRoute = defineRoute({
  name: "contact",
  pattern: patterns.contact,
  keys: ["about", "page", "about_country", "about_services"],
  sitemap: [paths.contact()],
  load: async () => (await import("./ContactPage.tsx")).ContactPage,
});
