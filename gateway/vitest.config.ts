import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./src/config/compile-cache.ts";

/** Tests that measure memory, processor time or short delays, to which other tests in their process would add. */
export const MEASURES_PROCESS = ["test/export-yields.test.ts", "test/hostile-memory.test.ts"];

/** What the tests of the gateway and of its client have in common. */
export const shared = {
  test: {
    environment: "node",
    // Node loads them as it loads the product.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Processes that tests start have read and compiled the same modules before.
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    // Some tests start separate processes, and the machine may have better things to do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
} as const;

/** Importing the gateway once a worker takes a third of the time of once a file. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: "gateway",
    include: ["{src,test}/**/*.test.ts", "../schema/**/*.test.ts"],
    exclude: MEASURES_PROCESS,
    isolate: false,
    globalSetup: "test/warn-unbuilt.ts",
  },
});
