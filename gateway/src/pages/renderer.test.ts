import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { Renderer } from "./renderer.ts";

/** A web app whose page /memory takes all memory. Others say how many timers of the pages before have run. */
const ENTRY = `
  let timersRun = 0;
  const render = ({ location: { url } }) => {
    const taken = [];
    while (url === "/memory") taken.push(new Array(100_000).fill(url));
    setTimeout(() => { timersRun += 1; });
    return { status: 200, head: url, styleAttributes: "", css: "", symbols: "", body: String(timersRun), data: "" };
  };
  export const bundle = { render, loadPages: async () => undefined };`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flickmap-renderer-"));
  await writeFile(join(folder, "entry.mjs"), ENTRY);
});

afterAll(() => rm(folder, { recursive: true }));

function createRenderer(onThreadLost: (error: unknown) => void): Renderer {
  const renderer = new Renderer(pathToFileURL(join(folder, "entry.mjs")).href, onThreadLost);
  onTestFinished(() => renderer.close());
  return renderer;
}

const request = (url: string): RenderRequest => ({
  location: { url, country: "US", today: "2026-11-25" },
  origin: "",
  first: [],
  following: [],
});

test("pages that wait behind one that takes all memory are rendered", async () => {
  const onThreadLost = vi.fn();
  const renderer = createRenderer(onThreadLost);
  const [lost, ...waiting] = await Promise.all(
    ["/memory", "/a", "/b"].map((url) => renderer.render(request(url))),
  );
  expect(lost).toBeNull();
  expect(waiting.map((page) => page?.head)).toEqual(["/a", "/b"]);
  expect(onThreadLost).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "ERR_WORKER_OUT_OF_MEMORY" }),
  );
});

test("timers of a page run before pages that come long after", async () => {
  const renderer = createRenderer(vi.fn());
  let timersRun = 0;
  for (let page = 0; page < 200; page += 1) {
    timersRun = Number((await renderer.render(request(`/${page}`)))?.body);
  }
  expect(timersRun).toBeGreaterThan(100);
});
