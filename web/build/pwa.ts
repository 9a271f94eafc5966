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
    { name: "Movies", url: "/category/movie" },
    { name: "TV Shows", url: "/category/tv" },
    { name: "Advanced Search", url: "/advanced-search" },
  ],
};

/** Writes the web app's manifest, and names it in the page. */
const webManifest = (): Plugin => ({
  name: "web-manifest",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(manifest) });
  },
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "manifest", href: `/${FILE}` }, injectTo: "head" },
  ],
});

/** What makes the site installable: the web app's manifest, and its service worker. */
export const pwa = (): Plugin[] => [webManifest(), serviceWorker()];
