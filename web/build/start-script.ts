import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { builtScript } from "./build-script.ts";

/** What loads the app as soon as the page is parsed. */
const APP_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/gu;

/** Builds the script that the gateway puts into each page, and takes the app's own tags out: it loads the app after the paint. */
export const startScript = (): Plugin => ({
  ...builtScript({
    source: new URL("../src/app/hydration/start.ts", import.meta.url),
    file: "start.js",
    verify: (path) => {
      if (readFileSync(path, "utf8").includes("</script"))
        throw new Error("The start script would end the element that it stands in");
    },
  }),
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll(APP_TAGS, "") },
});
