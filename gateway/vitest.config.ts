import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** A test that replaces a module of Node, which other tests of the process have imported already. */
export const REPLACES_MODULES = "src/api-keys/api-keys.test.ts";

/** What the tests of the gateway have in common. */
export const shared = {
  resolve: {
    // Vite would pick another copy of it than Node does for everybody else, and errors of the one
    // are no errors of the other.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }],
  },
  test: {
    environment: "node",
    // Some tests start separate processes, and the machine may have better things to do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
} as const;

/** Tests beside the code. Importing the gateway once a worker takes a third of the time of once a file. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: "gateway",
    include: ["src/**/*.test.ts", "../schema/**/*.test.ts"],
    exclude: [REPLACES_MODULES],
    isolate: false,
  },
});
