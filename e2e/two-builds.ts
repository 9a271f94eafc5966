import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, request as ask } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** A site in front of the gateway that serves one build of the web app after another. */
export interface TwoBuilds {
  readonly url: string;
  /** Serves the second build from now on; files of the first are gone. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Makes a second build, which differs by one word of the FAQ, as another version would.
 * @param gateway the address of the gateway that answers everything but the files
 */
export async function serveTwoBuilds(gateway: string): Promise<TwoBuilds> {
  const second = await mkdtemp(join(tmpdir(), "flickmap-second-build-"));
  await run("node", [join(import.meta.dirname, "build-again.ts"), second], { cwd: root });
  let folder = join(root, "web/dist");

  // The gateway's page loads the app by a script of its own; this one by the app's own tag.
  const page = async () => {
    const html = await readFile(join(folder, "index.html"), "utf8");
    const { app } = JSON.parse(await readFile(join(folder, "page-chunks.json"), "utf8"));
    return html.replace("</body>", `<script type="module" src="${app}"></script></body>`);
  };
  const file = async (path: string, response: ServerResponse) => {
    const bytes = path === "/index.html" ? await page() : await readFile(join(folder, path));
    response.writeHead(200, {
      "content-type": types[extname(path)] ?? "text/html",
      "cache-control": path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "no-cache",
    });
    response.end(bytes);
  };
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = request;
    const passed = ask(new URL(url ?? "/", gateway), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (/^\/(?:graphql|api|images)/.test(pathname)) return pass(request, response);
    const path = extname(pathname) === "" ? "/index.html" : pathname;
    return file(path, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      folder = second;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(second, { recursive: true, force: true });
    },
  };
}
