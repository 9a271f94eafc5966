import { defineConfig } from "vitest/config";
import { shared } from "../vitest.config.ts";

export default defineConfig({
  ...shared,
  test: { ...shared.test, name: "client", include: ["**/*.test.ts"] },
});
