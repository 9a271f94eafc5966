import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

import { icons } from "./icons-plugin.ts";
import { pwa } from "./pwa.ts";
import { screenChunks } from "./screen-chunks.ts";
import { startScript } from "./start-script.ts";
import { styledComponentIds } from "./styled-component-ids.ts";

/** Where the gateway listens while the web app is developed: everything the browser requests goes through Vite to it. */
const gateway = `http://localhost:${process.env["PORT"] ?? "4000"}`;

/** What most screens share is one file: thirty of a few hundred bytes each cost more than they hold. */
const shared = {
  name: "shared",
  test: /[\\/]web[\\/]src[\\/](?:ui|shared|features(?![\\/](?:title-list|paging))|paths)|virtual:icons/u,
  minShareCount: 5,
};

/** What the first view of every screen loads, though few modules import it. */
const frame = {
  name: "frame",
  test: /(?:shared[\\/](?:own-change|loading-title|use-retries|availability-report)|ui[\\/](?:toast|PlainToast|load-toast-region)|search-box[\\/]SearchBox|country[\\/]Country\.generated)\.tsx?|virtual:icons\/x$|[\\/]tslib[\\/]|errors[\\/](?:CombinedGraphQLErrors|ServerError|utils)\.js/u,
  priority: 1,
};

/** `vite build` builds for the browser, `vite build --ssr` for the gateway. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    icons(),
    styledComponentIds(),
    ...(isSsrBuild ? [] : [pwa(), screenChunks(), startScript()]),
  ],
  build: isSsrBuild
    ? {
        outDir: "dist-server",
        target: "node24",
        copyPublicDir: false,
        rolldownOptions: { input: "src/entry-server.tsx" },
      }
    : {
        outDir: "dist",
        target: "es2022",
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            entryFileNames: "assets/app-[hash].js",
            codeSplitting: { groups: [frame, shared] },
          },
        },
      },
  // By itself rxjs comes as ES5 with helpers.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  // One file set without packages beside it, built for production whatever the gateway runs in.
  ssr: { noExternal: true },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // The GraphQL sandbox beside it has a build of its own; its workers are not to be looked into here.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    proxy: {
      "/graphql": gateway,
      "/graphiql": gateway,
      "/api": gateway,
      "/images": gateway,
    },
  },
}));
