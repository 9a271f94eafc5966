import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { mediaTypeFor, namesJson, prefersPage } from "./graphql/media-type.ts";
import { addSandbox } from "./sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "flickmap-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("serves the built sandbox with a policy that loads nothing from elsewhere", async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Sandbox</title>");
  writeFileSync(join(folder, "assets/editor.js"), "export {};");
  const app = Fastify();
  const page = await addSandbox(app, folder);
  app.get("/graphql", async (request, reply) => page?.(request, reply));
  const served = await app.inject({ url: "/graphql" });
  expect(served.body).toBe("<title>Sandbox</title>");
  const policy = String(served.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("http");
  const file = await app.inject({ url: "/graphiql/assets/editor.js" });
  expect(file.headers["cache-control"]).toContain("immutable");
  await app.close();
});

it("is no sandbox where none is built", async () => {
  expect(await addSandbox(Fastify(), join(folder, "nowhere"))).toBeNull();
});

it("is for browsers, and for nobody who asks for data", () => {
  const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  expect(prefersPage(browser)).toBe(true);
  expect(prefersPage("application/json, text/html;q=0.5")).toBe(false);
  expect(prefersPage("*/*")).toBe(false);
  expect(prefersPage(undefined)).toBe(false);
});

it.each([
  [undefined, "application/json"],
  ["*/*", "application/json"],
  ["application/*", "application/json"],
  ["application/graphql-response+json", "application/graphql-response+json"],
  [
    "application/graphql-response+json, application/json;q=0.9",
    "application/graphql-response+json",
  ],
  ["application/json, application/graphql-response+json", "application/json"],
  ["application/json;q=0, */*", "application/graphql-response+json"],
  ["image/png", null],
  ["text/html", null],
])("answers who accepts %s with %s", (accept, type) => {
  expect(mediaTypeFor(accept)).toBe(type);
});

it("knows who names JSON", () => {
  expect(namesJson("application/json, text/plain, */*")).toBe(true);
  expect(namesJson("*/*")).toBe(false);
});
