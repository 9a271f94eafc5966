import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    // Vite would pick another copy of it than Node does for everybody else, and errors of the one
    // are no errors of the other.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }],
  },
  test: {
    name: "gateway",
    include: [
      "src/**/*.test.ts",
      "test/**/*.test.ts",
      "chaos/**/*.test.ts",
      "../schema/**/*.test.ts",
    ],
    environment: "node",
    // Some tests start processes of their own, and the machine may have better things to do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
