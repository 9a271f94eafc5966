import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { buildScript } from "./build-script.ts";

const SOURCE = new URL("../src/app/hydration/start.ts", import.meta.url);
/** Where the gateway finds the script that it puts into each page. */
const FILE = "start.js";
/** What loads the app as soon as the page is parsed. */
const APP_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/gu;

/**
 * Builds the start script, and takes the app's own tags out of the built page: the start script
 * loads the app after the first paint.
 */
export const startScript = (): Plugin => {
  let folder = "";
  return {
    name: "start-script",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replaceAll(APP_TAGS, ""),
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler(error) {
        if (error !== undefined) return;
        await buildScript({ source: SOURCE, folder, file: FILE });
        if (readFileSync(join(folder, FILE), "utf8").includes("</script")) {
          throw new Error("The start script would end the element that it stands in");
        }
      },
    },
  };
};
