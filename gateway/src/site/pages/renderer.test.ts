import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { atEnd, newFolder } from "../../../test/at-end.ts";
import { Renderer } from "./renderer.ts";

/** A web app whose page /memory takes all memory. */
const ENTRY = `
  const render = ({ location: { url } }) => {
    const taken = [];
    while (url === "/memory") taken.push(new Array(100_000).fill(url));
    return { status: 200, head: "", styleAttributes: "", css: "", symbols: "", body: "<p>" + url + "</p>" };
  };
  export const bundle = { render, loadPages: async () => undefined, loadLanguage: async () => undefined, routeOf: () => null };`;

const FILES = {
  "package.json": '{ "type": "module" }',
  "dist-server/entry-server.js": ENTRY,
  "dist/index.html": '<html lang="en"><head></head><body><div id="root"></div></body>',
  "dist/page-chunks.json": '{ "app": "/app.js", "pages": {}, "messages": {} }',
  "dist/start.js": "start();",
};

test("pages that wait behind one that takes all memory are rendered", async () => {
  const folder = newFolder();
  const folders = { browser: join(folder, "dist"), server: join(folder, "dist-server") };
  for (const path of Object.values(folders)) mkdirSync(path);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const onThreadLost = vi.fn();
  const renderer = new Renderer(folders, onThreadLost);
  atEnd(() => renderer.close());
  const render = async (url: string) => {
    const location = { url, language: "en", country: "US", today: "2026-11-25" } as const;
    const request = { location: { ...location, services: null }, origin: "", data: "" };
    const page = await renderer.render(request);
    return page && /<p>(.*)<\/p>/u.exec(brotliDecompressSync(page.body.brotli).toString())?.[1];
  };
  const rendered = await Promise.all(["/memory", "/a", "/b"].map(render));
  expect(rendered).toEqual([null, "/a", "/b"]);
  expect(onThreadLost).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "ERR_WORKER_OUT_OF_MEMORY" }),
  );
});
