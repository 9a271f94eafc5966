import { defineConfig } from "vitest/config";
import { MEASURES_PROCESS, shared } from "../vitest.config.ts";

/** Each file has a process of its own. */
export default defineConfig({
  ...shared,
  root: new URL("..", import.meta.url).pathname,
  test: { ...shared.test, name: "gateway measurements", include: MEASURES_PROCESS },
});
