import { join } from "node:path";
import { build } from "vite";

/**
 * `node e2e/build-again.ts FOLDER`: builds the web app into a folder, with one word of the FAQ changed,
 * as the next version of the site.
 */
const outDir = process.argv[2];
if (outDir === undefined) throw new Error("Name the folder to build into");

process.chdir(join(import.meta.dirname, "../web"));
await build({
  logLevel: "error",
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: "next-version",
      transform: {
        order: "pre",
        handler: (code, id) =>
          id.endsWith("/content/faq.md")
            ? code.replace("What is Flickmap?", "What is the new Flickmap?")
            : null,
      },
    },
  ],
});
