import { VitePWA } from "vite-plugin-pwa";
import type { Plugin } from "vite";

const background = "#0a0f11";

/** The web app's manifest, and its service worker with the list of files to keep. */
export const pwa = (): Plugin[] =>
  VitePWA({
    strategies: "injectManifest",
    srcDir: "src/service-worker",
    filename: "sw.ts",
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      // Of the typefaces only the Latin ones: the others are fetched by those who read them.
      globPatterns: ["index.html", "**/*.{js,css,svg}", "assets/*-latin-w*.woff2"],
      globIgnores: ["graphiql/**"],
      // The page is served at the addresses of screens alone, never as the file it was built as.
      manifestTransforms: [
        async (files) => ({
          manifest: files.map((file) => (file.url === "index.html" ? { ...file, url: "/" } : file)),
        }),
      ],
    },
    manifest: {
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
    },
  });
