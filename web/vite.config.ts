import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { icons } from "./icons-plugin.ts";
import { pwa } from "./pwa.ts";
import { screenChunks } from "./screen-chunks.ts";

/** Where the gateway listens while the web app is developed: everything the browser asks for goes through Vite to it. */
const gateway = `http://localhost:${process.env["PORT"] ?? "4000"}`;

export default defineConfig({
  plugins: [react(), icons(), pwa(), screenChunks()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0 },
  // The GraphQL sandbox beside it has a build of its own; its workers are not to be looked into here.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    proxy: {
      "/graphql": gateway,
      "/graphiql": gateway,
      "/api": gateway,
      "/sample-images": gateway,
    },
  },
});
