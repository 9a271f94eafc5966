import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "gateway",
    include: [
      "src/**/*.test.ts",
      "sample-film-database/**/*.test.ts",
      "test/**/*.test.ts",
      "chaos/**/*.test.ts",
      "../schema/**/*.test.ts",
    ],
    environment: "node",
  },
});
