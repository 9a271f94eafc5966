import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { FinishedPage } from "./finish-page.ts";
import { Renderer } from "./renderer.ts";
import type { BuildFolders } from "./web-build.ts";

/** A web app whose page /memory takes all memory. Others say how many timers of the pages before have run. */
const ENTRY = `
  let timersRun = 0;
  const render = ({ location: { url } }) => {
    const taken = [];
    while (url === "/memory") taken.push(new Array(100_000).fill(url));
    setTimeout(() => { timersRun += 1; });
    const body = "<p>" + url + "</p><p>timers " + timersRun + "</p>";
    return { status: 200, head: "", styleAttributes: "", css: "", symbols: "", body };
  };
  export const bundle = { render, loadPages: async () => undefined, loadLanguage: async () => undefined, routeOf: () => null };`;

let folder: string;
let folders: BuildFolders;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flickmap-renderer-"));
  folders = { browser: join(folder, "dist"), server: join(folder, "dist-server") };
  await Promise.all(Object.values(folders).map((path) => mkdir(path)));
  const files = {
    "package.json": '{ "type": "module" }',
    "dist-server/entry-server.js": ENTRY,
    "dist/index.html": '<html lang="en"><head></head><body><div id="root"></div></body>',
    "dist/page-chunks.json": '{ "app": "/app.js", "pages": {}, "messages": {} }',
    "dist/start.js": "start();",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});

afterAll(() => rm(folder, { recursive: true }));

function createRenderer(onThreadLost: (error: unknown) => void): Renderer {
  const renderer = new Renderer(folders, onThreadLost);
  onTestFinished(() => renderer.close());
  return renderer;
}

const request = (url: string): RenderRequest => ({
  location: { url, language: "en", country: "US", today: "2026-11-25", services: null },
  origin: "",
  data: "",
});

/** What is rendered in a page. */
function read(page: FinishedPage | null | undefined): string | undefined {
  if (!page) return undefined;
  const html = brotliDecompressSync(page.body.brotli).toString();
  expect(Buffer.byteLength(html)).toBe(page.body.bytes);
  return /<div id="root">(.*)<\/div>/u.exec(html)?.[1];
}

test("pages that wait behind one that takes all memory are rendered", async () => {
  const onThreadLost = vi.fn();
  const renderer = createRenderer(onThreadLost);
  const [lost, ...waiting] = await Promise.all(
    ["/memory", "/a", "/b"].map((url) => renderer.render(request(url))),
  );
  expect(lost).toBeNull();
  expect(waiting.map(read)).toEqual([
    expect.stringContaining("<p>/a</p>"),
    expect.stringContaining("<p>/b</p>"),
  ]);
  expect(onThreadLost).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "ERR_WORKER_OUT_OF_MEMORY" }),
  );
});
