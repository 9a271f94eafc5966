import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { dockerfileFaults } from "./dockerfile-rules.ts";
import { root } from "./run.ts";

const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

test("the Dockerfile breaks none of hadolint's rules", () => {
  expect(dockerfileFaults(dockerfile)).toEqual([]);
});

test("the image starts the gateway as `npm start` does, with a limit for the heap", () => {
  const [, started] = packageJson.scripts.start.split(" && ");
  const command: readonly string[] = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? "[]");
  expect(command.join(" ").replace(/ --max-old-space-size=\d+/, "")).toBe(started);
});

const CHANGES: readonly (readonly [rule: string, from: string | RegExp, to: string])[] = [
  ["DL3000", "WORKDIR /flickmap", "WORKDIR flickmap"],
  ["DL3002", "USER 10001:10001", "USER root"],
  ["DL3002", "USER 10001:10001\n", ""],
  ["DL3004", "RUN npm run build", "RUN sudo npm run build"],
  ["DL3006", "FROM debian:bookworm-slim", "FROM debian"],
  ["DL3007", "FROM debian:bookworm-slim", "FROM debian:latest"],
  ["DL3008", "# hadolint ignore=DL3008\n", ""],
  ["DL3009", "&& rm -rf /var/lib/apt/lists/*", "&& true"],
  ["DL3014", "--yes ", ""],
  ["DL3015", "--no-install-recommends ", ""],
  ["DL3020", "COPY . .", "ADD . ."],
  ["DL3022", "--from=build", "--from=built"],
  ["DL3025", /^CMD .*$/mu, "CMD node gateway/src/main.ts"],
  ["DL3027", "apt-get install", "true && apt install"],
  ["DL4000", "USER 10001:10001", "MAINTAINER somebody\nUSER 10001:10001"],
  ["DL4003", "USER 10001:10001", 'CMD ["node"]\nUSER 10001:10001'],
  ["DL4006", "RUN npm run build", "RUN npm run build | tee log"],
];

test.each(CHANGES)("%s is found where %s is replaced by %j", (rule, from, to) => {
  const changed = dockerfile.replace(from, to);
  expect(changed).not.toBe(dockerfile);
  expect(dockerfileFaults(changed).map((fault) => fault.rule)).toContain(rule);
});
