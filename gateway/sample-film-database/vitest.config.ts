import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sample-film-database",
    include: ["**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
  },
});
