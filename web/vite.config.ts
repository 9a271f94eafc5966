import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import react from "@vitejs/plugin-react";
import {
  defaultClientConditions,
  defineConfig,
  type EnvironmentOptions,
  type Plugin,
  type Rolldown,
} from "vite";

import { icons } from "./build/icons-plugin.ts";
import { persistedDocuments } from "./build/persisted-documents.ts";
import { messages, readMessageModule } from "./build/messages.ts";
import { prose } from "./build/prose.ts";
import { webManifest } from "./build/web-manifest.ts";
import { precached } from "./build/precached.ts";
import { pageChunks } from "./build/page-chunks.ts";
import { styledComponentIds } from "./build/styled-component-ids.ts";
import { patterns } from "./src/paths.ts";

/** Where the gateway listens while the web app is developed. */
const gateway = `http://localhost:${process.env["PORT"] ?? "4000"}`;

/** What Vite serves beside pages of the app: its client, modules, fonts, texts, and the files of `public`. */
const OF_VITE = /^\/(?:@|__|src\/|node_modules\/|fonts\/|content\/|index\.html$)/u;
const pages = Object.values(patterns).map((pathname) => new URLPattern({ pathname }));

/** Whether Vite serves a path. Every other one is the gateway's: APIs, feeds, images, metrics, what crawlers read, unknown ones. */
function isOfVite(path: string): boolean {
  return (
    OF_VITE.test(path) ||
    pages.some((page) => page.test({ pathname: splitPrefix(path).path })) ||
    existsSync(new URL(`public${path}`, import.meta.url))
  );
}

type Group = Rolldown.CodeSplittingGroup;

/** What most pages share is one file: thirty of a few hundred bytes each cost more than they hold. */
const shared = {
  name: "shared",
  test: /[\\/]web[\\/]src[\\/](?:ui|lib|features(?![\\/]title-grid)|network|paths)|virtual:icons/u,
  minShareCount: 3,
};

/** What pages of many titles share. */
const lists = {
  name: "lists",
  test: /[\\/]web[\\/]src[\\/](?:features[\\/]title-grid)/u,
  minShareCount: 2,
};

/** Icons of some pages: a file of its own for each would weigh less than its headers. */
const someIcons = { name: "icons", test: /virtual:icons/u, minShareCount: 2 };

/** Packages of every page: the file stays the same, and stored, until one of them is updated. */
const libraries: Group = { name: "libraries", tags: ["$initial"], test: /node_modules/u };

/** What else every page loads: all but the entry, which waits for the page's file, and that one imports this. */
const frame: Group = {
  name: "frame",
  tags: ["$initial"],
  test: /^(?!.*(?:index\.html|entry-client))/u,
};

const ofHomePage = new Set<string>();

/** What the home page has like others: what it imports, and that imports, and so on. */
const cards: Group = {
  name: (id, context) => {
    const add = (module: string) => {
      if (ofHomePage.has(module)) return;
      ofHomePage.add(module);
      context.getModuleInfo(module)?.importedIds.forEach(add);
    };
    add(join(import.meta.dirname, "src/routes/home/HomePage.tsx"));
    return ofHomePage.has(id) ? "cards" : null;
  },
  // Of a package a module imports the index, and so all that it names.
  test: /^(?!.*node_modules)/u,
  minShareCount: 2,
};

/** Whatever it is built for, React Router's name leads to its files for development, which check and warn. */
const productionRouter: Plugin = {
  name: "production-router",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react-router$/u },
    handler: () =>
      fileURLToPath(
        new URL("../node_modules/react-router/dist/production/index.mjs", import.meta.url),
      ),
  },
};

/** What loads the app as soon as the page is parsed. */
const APP_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/gu;

/** Takes the app's own tags out of the page: the script in it that the gateway puts there loads the app after the paint. */
const withoutAppTags: Plugin = {
  name: "without-app-tags",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll(APP_TAGS, "") },
};

/** One file without imports beside the app's own, in a build of its own. */
const script = (input: string, file: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    rolldownOptions: {
      input,
      output: { format: "iife", entryFileNames: file, codeSplitting: false },
    },
  },
});

/** Builds one after the other: the service worker has a list of what was built for the browser. */
export default defineConfig({
  plugins: [
    react(),
    icons(),
    prose(),
    messages(),
    persistedDocuments(),
    styledComponentIds(),
    precached(),
    ...[webManifest(), pageChunks(), withoutAppTags, productionRouter].map((plugin): Plugin => ({
      ...plugin,
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
    })),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist",
        target: "baseline-widely-available",
        assetsInlineLimit: 0,
        // What runs the app has it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            entryFileNames: "assets/app-[hash].js",
            chunkFileNames: ({ facadeModuleId }) => {
              const { language, group } = readMessageModule(facadeModuleId) ?? {};
              return language === undefined
                ? "assets/[name]-[hash].js"
                : `assets/messages-${language}-${group}-[hash].js`;
            },
            codeSplitting: { groups: [libraries, frame, cards, shared, lists, someIcons] },
          },
        },
      },
    },
    // Before the start script, which is in each page and no file that a visitor fetches.
    worker: script("src/app/offline/sw.ts", "sw.js"),
    start: script("src/app/hydration/start.ts", "start.js"),
    ssr: {
      // One file set without packages beside it, built for production whatever the gateway runs in.
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        outDir: "dist-server",
        target: "node24",
        copyPublicDir: false,
        rolldownOptions: {
          input: "src/entry-server.tsx",
          // Each thread keeps the source of what it loads, with two bytes a character where one needs them. Names stay for errors.
          output: { comments: false, minify: { mangle: false, compress: false } },
        },
      },
    },
  },
  // By itself rxjs comes as ES5 with helpers.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  // The GraphQL sandbox beside it has a build of its own; its workers are not to be looked into here.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    proxy: {
      "^/": {
        target: gateway,
        bypass: ({ method, url = "/" }) =>
          method === "GET" && isOfVite(url.replace(/\?.*$/u, "")) ? url : undefined,
      },
    },
  },
});
