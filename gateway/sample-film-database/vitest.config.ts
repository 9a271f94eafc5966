import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sample-film-database",
    include: ["**/*.test.ts"],
    environment: "node",
    // Its modules and catalogs are read once a worker.
    isolate: false,
    testTimeout: 30_000,
  },
});
