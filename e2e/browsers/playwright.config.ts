import { defineConfig } from "@playwright/test";

import base, { sizes } from "../playwright.config.ts";

const { launchOptions: _chromium, ...use } = base.use ?? {};

/** The main journeys in other browsers than Chromium, against the built product. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  use,
  projects: [
    ...(["firefox", "webkit"] as const).flatMap((browserName) =>
      Object.entries(sizes).map(([size, viewport]) => ({
        name: `${browserName}-${size}`,
        testMatch: "journeys.spec.ts",
        use: { browserName, viewport, hasTouch: size === "phone" },
      })),
    ),
    { name: "installed-firefox", testMatch: "installed-firefox.spec.ts" },
  ],
});
