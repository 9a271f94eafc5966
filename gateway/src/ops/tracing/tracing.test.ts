import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createGateway } from "../../gateway.ts";
import { startTracing } from "./tracing.ts";

test("without an endpoint nothing is traced", async () => {
  expect(await startTracing(null)).toBeUndefined();
});

test("with an endpoint, requests and the calls made for them are sent, without what was requested", async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;

  const folder = mkdtempSync(join(tmpdir(), "flickmap-tracing-"));
  const config = readConfig({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const tracing = await startTracing(config.traceEndpoint);
  if (tracing === undefined) throw new Error("nothing is traced");
  const gateway = await createGateway(config, pino({ level: "silent" }), { tracing });
  const answer = await gateway.app.inject({ url: "/api/search/multi?query=zzz-private" });
  await gateway.close();
  await tracing.close();
  rmSync(folder, { recursive: true, force: true });

  expect(answer.statusCode).toBe(200);
  const sent = bodies.join("\n");
  expect(sent).toContain("/v1/traces");
  expect(sent).toContain('"film_database.endpoint"');
  expect(sent).toContain("search/movie");
  expect(sent).toContain("/api/search/:type");
  expect(sent).not.toContain("zzz-private");
  const spans = [...sent.matchAll(/"traceId":"(\w+)"[^}]*?"name":"([^"]+)"/g)];
  const request = spans.find(([, , name]) => name === "request" || name?.includes("/api/search/"));
  const call = spans.find(([, , name]) => name === "film database search/movie");
  expect(call?.[1], "the call belongs to the request's trace").toBe(request?.[1]);
});
