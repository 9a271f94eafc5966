import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
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
