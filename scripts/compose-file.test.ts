import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const file = read("docker-compose.yml");
const parts = file.split(/^(?=\S)/mu);

/** The top-level part of a name, and what it names itself: `services` and each service's lines. */
const partOf = (name: string) => parts.find((part) => part.startsWith(`${name}:`)) ?? "";
const services = partOf("services")
  .split(/^ {2}(?=\w)/mu)
  .slice(1);
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

test("each gateway has a volume of its own, with a name, for what it writes", () => {
  const gateways = services.filter((service) => service.includes("<<: *gateway"));
  const volumes = gateways.map(
    (service) => /volumes: \["([\w-]+):\/data", \*api-keys\]/u.exec(service)?.[1],
  );
  expect(volumes).toEqual(["gateway", "gateway-2"]);
  expect(namesIn(partOf("volumes"), /^ {2}([\w-]+):/gmu)).toEqual(expect.arrayContaining(volumes));
  expect(read("Dockerfile")).toContain("DATA_DIR=/data ");
});

test("a file of API keys is mounted where the gateways look for it", () => {
  expect(partOf("x-api-keys")).toContain(":-/dev/null}:/etc/flickmap/api-keys.json:ro");
  expect(partOf("x-gateway")).toContain("API_KEYS_FILE: /etc/flickmap/api-keys.json");
});

test("each service has a health check, and a limit of memory and of processes", () => {
  expect(read("Dockerfile")).toContain("HEALTHCHECK");
  const others = services.filter((service) => !service.includes("<<: *gateway"));
  for (const part of [partOf("x-gateway"), ...others]) {
    expect(part).toMatch(/^ +mem_limit: \d+[mg]$/mu);
    expect(part).toMatch(/^ +pids_limit: \d+$/mu);
  }
  for (const service of others) expect(service).toContain("healthcheck:");
});

test("no service keeps a log without bounds", () => {
  const unbounded = services.filter(
    (service) => !/logging: \*logging|<<: \*gateway/u.test(service),
  );
  expect(services.length).toBeGreaterThan(0);
  expect(unbounded).toEqual([]);
  expect(partOf("x-gateway")).toContain("logging: *logging");
  expect(partOf("x-logging")).toContain("max-size: 10m");
});

test("the documented restore stops every gateway, also those of a profile", () => {
  const gateways = services
    .filter((service) => service.includes("<<: *gateway"))
    .map((service) => service.slice(0, service.indexOf(":")));
  const [, restore = ""] = read("docs/operations.md").split("mongodump --oplog");
  const stop = /^docker compose --profile two stop (.*)$/mu.exec(
    restore.split("mongorestore")[0] ?? "",
  );
  expect(stop?.[1]?.split(" ")).toEqual(gateways);
});
