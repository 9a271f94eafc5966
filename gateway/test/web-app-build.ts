import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BuildFolders } from "../src/pages/web-build.ts";

const run = promisify(execFile);
const WEB = fileURLToPath(new URL("../../web", import.meta.url));

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="stylesheet" crossorigin href="/assets/fonts.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

/**
 * Builds what the gateway renders pages with, of the sources as they are, and stands a few files in
 * for the build for the browser.
 */
export async function buildWebApp(): Promise<{ folders: BuildFolders; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-web-"));
  const folders = { browser: join(folder, "dist"), server: join(folder, "dist-server") };
  await mkdir(join(folders.browser, "assets"), { recursive: true });
  await Promise.all([
    writeFile(join(folders.browser, "index.html"), INDEX),
    writeFile(join(folders.browser, "sw.js"), "self;"),
    // Beside the folders that are served.
    writeFile(join(folder, "package.json"), '{ "type": "module", "workspaces": [] }'),
    writeFile(join(folders.browser, "start.js"), "start();"),
    writeFile(join(folders.browser, "assets/fonts.css"), "@font-face{}"),
    writeFile(
      join(folders.browser, "page-chunks.json"),
      JSON.stringify({
        app: "/assets/app-0.js",
        pages: { home: ["/assets/home-1.js"], title: ["/assets/title-2.js"] },
      }),
    ),
    run(
      "vite",
      ["build", "--ssr", "--outDir", folders.server, "--emptyOutDir", "--logLevel", "warn"],
      {
        cwd: WEB,
        env: { ...process.env, NODE_ENV: "production" },
        shell: process.platform === "win32",
      },
    ),
  ]);
  return { folders, remove: () => rm(folder, { recursive: true, force: true }) };
}
