import type { Plugin } from "vite";
import { serviceWorker } from "./service-worker-build.ts";

const FILE = "manifest.webmanifest";
const background = "#0a0f11";

const manifest = {
  id: "/",
  name: "Flickmap: where to watch",
  short_name: "Flickmap",
  description: "Where can I watch this movie or show, in my country?",
  lang: "en",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: background,
  theme_color: background,
  categories: ["entertainment", "utilities"],
  icons: [
    { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    {
      src: "/icons/maskable-192.png",
      sizes: "192x192",
      type: "image/png",
      purpose: "maskable",
    },
    {
      src: "/icons/maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
  shortcuts: [
    { name: "Surprise me", url: "/surprise" },
    { name: "My list", url: "/list" },
    { name: "New", url: "/new" },
    { name: "Advanced Search", url: "/advanced-search" },
  ],
  // What is shared with the app is searched for: a name, or a link of TMDB or IMDb.
  share_target: { action: "/search", method: "GET", params: { text: "q" } },
};

/** Writes the web app's manifest, and names it and the description of the search in the page. */
const webManifest = (): Plugin => ({
  name: "web-manifest",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(manifest) });
  },
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "manifest", href: `/${FILE}` }, injectTo: "head" },
    {
      tag: "link",
      attrs: {
        rel: "search",
        type: "application/opensearchdescription+xml",
        title: "Flickmap",
        href: "/opensearch.xml",
      },
      injectTo: "head",
    },
  ],
});

/** What makes the site installable: the web app's manifest, and its service worker. */
export const pwa = (): Plugin[] => [webManifest(), serviceWorker()];
