import { join } from "node:path";
import { build } from "vite";

/**
 * `node e2e/build-again.ts FOLDER`: builds the web app into a folder, with one question of the FAQ changed,
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
        handler: (code, id) => {
          if (id.endsWith("virtual:messages/en/faq"))
            return code.replace("What is Flickmap?", "What is the new Flickmap?");
          return id.endsWith("/FaqPage.tsx")
            ? code.replace("what-is-flickmap", "what-is-new")
            : null;
        },
      },
    },
  ],
});
