import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons-plugin.ts";
import { messages } from "./build/messages.ts";
import { prose } from "./build/prose.ts";
import { persistedDocuments } from "./build/persisted-documents.ts";

export default defineConfig({
  plugins: [react(), icons(), prose(), messages(), persistedDocuments()],
  test: {
    name: "web",
    include: [
      "src/**/*.test.{ts,tsx}",
      "build/**/*.test.ts",
      "graphiql/**/*.test.ts",
      "codegen/**/*.test.ts",
    ],
    environment: "happy-dom",
    setupFiles: ["@testing-library/jest-dom/vitest", "test/setup.ts", "test/messages.ts"],
    isolate: false,
    // Finding things by role takes its time where the machine has better things to do.
    testTimeout: 30_000,
  },
});
