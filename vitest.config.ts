import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // No module imports the schema: it is read as a file by most of what is tested.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/schema/*.graphql"],
    projects: [
      "gateway/vitest.config.ts",
      "gateway/test/vitest.config.ts",
      "gateway/sample-film-database/vitest.config.ts",
      "gateway/client/vitest.config.ts",
      "web/vitest.config.ts",
      "scripts/vitest.config.ts",
    ],
  },
});
