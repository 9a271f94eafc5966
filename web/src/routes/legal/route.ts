import { defineRoute } from "../../lib/route.ts";
import { paths, patterns } from "../../paths.ts";

export const privacyRoute = defineRoute({
  name: "privacy",
  messages: ["legal"],
  pattern: patterns.privacy,
  sitemap: [paths.privacy()],
  load: async () => (await import("./PrivacyPage.tsx")).PrivacyPage,
});

export const termsRoute = defineRoute({
  name: "terms",
  messages: ["legal"],
  pattern: patterns.terms,
  sitemap: [paths.terms()],
  load: async () => (await import("./TermsPage.tsx")).TermsPage,
});
