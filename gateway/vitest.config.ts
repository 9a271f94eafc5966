import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./src/config/compile-cache.ts";

export default defineConfig({
  test: {
    name: "gateway",
    include: ["{src,test}/**/*.test.ts", "../schema/**/*.test.ts"],
    environment: "node",
    // Importing the gateway once a worker takes a third of the time of once a file.
    isolate: false,
    globalSetup: "test/warn-unbuilt.ts",
    // Node loads them as it loads the product.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Processes that tests start have read and compiled the same modules before.
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    // Some tests start separate processes, and the machine may have better things to do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
