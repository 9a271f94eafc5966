import { addPrefix, getLanguage, getPrefix } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { Plugin } from "vite";
import { listMessageLanguages, readMessages } from "./messages.ts";

const background = "#0a0f11";

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const manifest = {
  // One app, whatever the language it was installed in.
  id: "/",
  short_name: "Flickmap",
  scope: "/",
  display: "standalone",
  background_color: background,
  theme_color: background,
  categories: ["entertainment", "utilities"],
  icons: [
    { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    icon("icon", 192, "any"),
    icon("icon", 512, "any"),
    icon("maskable", 192, "maskable"),
    icon("maskable", 512, "maskable"),
  ],
  // What is shared with the app is searched for: a name, or a link of TMDB or IMDb.
  share_target: { method: "GET", params: { text: "q" } },
};

/** The manifest in a language, by the texts of its pages. */
const writeManifest = (code: LanguageCode): string => {
  const messages = readMessages(code);
  const text = (group: string, name: string): string => {
    const found = messages[group]?.[name];
    if (found === undefined) throw new Error(`${code} has no ${group}.${name} for the manifest`);
    return found;
  };
  const { tag, direction } = getLanguage(code);
  const to = (path: string) => addPrefix({ code }, path);
  return JSON.stringify({
    ...manifest,
    name: text("home", "title"),
    description: text("frame", "claim"),
    lang: tag,
    dir: direction,
    start_url: to("/"),
    shortcuts: [
      { name: text("common", "surprise"), url: to("/surprise") },
      { name: text("common", "myList"), url: to("/list") },
      { name: text("frame", "new"), url: to("/new") },
      { name: text("frame", "advancedSearch"), url: to("/advanced-search") },
    ],
    share_target: { ...manifest.share_target, action: to("/search") },
  });
};

/** Writes the web app's manifest in each language, which makes the site installable. */
export const webManifest = (): Plugin => ({
  name: "web-manifest",
  generateBundle() {
    for (const code of listMessageLanguages()) {
      const fileName = `${getPrefix({ code })}/manifest.webmanifest`.slice(1);
      this.emitFile({ type: "asset", fileName, source: writeManifest(code) });
    }
  },
});
