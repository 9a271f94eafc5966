import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "gateway/vitest.config.ts",
      "gateway/sample-film-database/vitest.config.ts",
      "web/vitest.config.ts",
      "scripts/vitest.config.ts",
    ],
  },
});
