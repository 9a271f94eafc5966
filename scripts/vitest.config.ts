import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "scripts",
    include: ["**/*.test.ts"],
    environment: "node",
    // One starts all that development needs, for the first time in a fresh clone.
    testTimeout: 30_000,
  },
});
