import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { dockerfile } from "./dockerfile.ts";
import { findHadolint } from "./programs.ts";
import { root } from "./run.ts";

const hadolint = findHadolint();
const why = hadolint === undefined ? " (skipped: there is no hadolint)" : "";

test.skipIf(hadolint === undefined)(`the Dockerfile breaks none of hadolint's rules${why}`, () => {
  const { status, stdout } = spawnSync(hadolint ?? "", ["Dockerfile"], {
    cwd: root,
    encoding: "utf8",
  });
  expect([stdout, status]).toEqual(["", 0]);
});

/** The words of an instruction that is written as a list. */
function wordsOf(instruction: RegExp): readonly string[] {
  return JSON.parse(instruction.exec(dockerfile)?.[1] ?? "[]");
}

test("the image starts the gateway as `npm start` does", () => {
  const [, started] = packageJson.scripts.start.split(" && exec ");
  expect(wordsOf(/^CMD (\[.*\])$/mu).join(" ")).toBe(started);
});

test.each([
  { status: 200, code: 0 },
  { status: 503, code: 1 },
])("the health check of a gateway that responds with $status ends with $code", async (expected) => {
  const requested: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    requested.push(url);
    response.writeHead(expected.status).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const [, ...words] = wordsOf(/^HEALTHCHECK[^[]*(\[.*\])$/mu);
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, words, { env: { PORT: `${port}` } });
  const [code] = await once(child, "exit");
  expect(code).toBe(expected.code);
  expect(requested).toEqual(["/health/ready"]);
});
