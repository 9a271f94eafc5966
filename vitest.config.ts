import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      "gateway/vitest.config.ts",
      "gateway/test/vitest.config.ts",
      "gateway/sample-film-database/vitest.config.ts",
      "web/vitest.config.ts",
      "scripts/vitest.config.ts",
    ],
  },
});
