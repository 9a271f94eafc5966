import { defineConfig } from "vitest/config";
import { REPLACES_MODULES, shared } from "../vitest.config.ts";

/** Tests of whole gateways, which count what a process holds or replace modules: each file has a process of its own. */
export default defineConfig({
  ...shared,
  root: new URL("..", import.meta.url).pathname,
  test: {
    ...shared.test,
    name: "whole gateway",
    include: ["test/**/*.test.ts", "chaos/**/*.test.ts", REPLACES_MODULES],
  },
});
