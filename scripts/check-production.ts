import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRun } from "./dockerfile.ts";
import { runCaptured } from "./run.ts";

/*
 * What the image is made of, without a container: the Dockerfile's commands list it with its licenses, and with the packages
 * that it installs where the sample is left out, the tools run and the gateway starts as far as it needs a film database.
 */

/** @throws when something printed other than it should */
function expectOutput(what: string, output: string, expected: RegExp): void {
  if (!expected.test(output)) throw new Error(`${what}: there is no ${expected} in\n${output}`);
}

const folder = mkdtempSync(join(tmpdir(), "flickmap-production-"));
try {
  const licenses = join(folder, "licenses.txt");
  const list = findRun("npm sbom")
    .replace(/^npm run build && /u, "")
    .replaceAll("sbom.cdx.json", join(folder, "sbom.cdx.json"))
    .replaceAll("THIRD-PARTY-LICENSES.txt", licenses);
  const listed = await runCaptured("sh", ["-euc", list]);
  expectOutput("Listing what is in the image", listed.output, /^$/u);
  expectOutput("The licenses", readFileSync(licenses, "utf8"), /^══ fastify@.*MIT/mu);

  const install = findRun("npm ci --no-audit --no-fund --omit=dev");
  const packages = await runCaptured("sh", [
    "-euc",
    `SAMPLE=; ${install.replace("npm ci", "npm ls --all --parseable")}`,
  ]);
  expectOutput("The packages of the image", packages.output, /\/fastify$/mu);
  const names = join(folder, "packages.txt");
  writeFileSync(names, packages.output);
  const run = async (...args: string[]) =>
    runCaptured("node", ["--import", "./scripts/production-packages.ts", ...args], {
      PRODUCTION_PACKAGES: names,
      DATA_DIR: join(folder, "data"),
      PORT: "0",
      TMDB_READ_TOKEN: "",
      TMDB_API_KEY: "",
      MONGODB_URI: "",
      SAMPLE_FILM_DATABASE_ORIGIN: "",
    });
  await run("scripts/make-database.ts", join(folder, "data"));
  const messages = await run("gateway/contact-messages.ts", "list");
  expectOutput("The contact messages", messages.output, /^No messages\.$/mu);
  const copied = await run("gateway/backup.ts", "backup", join(folder, "backup"));
  expectOutput("A backup", copied.output, /^Copied 0 ratings/mu);
  const started = await run("gateway/src/main.ts");
  expectOutput("A start without sample and credential", started.output, /TMDB_READ_TOKEN or/u);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
