import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Builds the GraphQL sandbox apart from the web app: none of its code is in the app's bundle or in
 * what the service worker keeps. The gateway serves it at /graphql and its files below /graphiql/.
 */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/graphiql/",
  publicDir: false,
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: fileURLToPath(new URL("../dist-graphiql", import.meta.url)),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 6000,
    // GraphiQL's files carry "use no memo", a word to a compiler that has already run over them.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
