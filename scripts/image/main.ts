import { parseArgs } from "node:util";
import { installFromDebian, onPath } from "../programs.ts";
import { run } from "../run.ts";
import { buildah, STORE_OPTIONS } from "./buildah.ts";
import { makeBases } from "./make-bases.ts";
import { tryImage } from "./try-image.ts";

/*
 * `npm run check:image`: builds the image with buildah, as root, and tries what is in it. Its base images are made of Debian's
 * packages; with --pull they are those that the Dockerfile names, from a registry.
 */

const IMAGE = "localhost/flickmap";

const { values } = parseArgs({ options: { pull: { type: "boolean", default: false } } });
const wanted = values.pull ? ["buildah"] : ["buildah", "debootstrap"];
const isMissing = (program: string) => onPath(program) === undefined;
if (wanted.some(isMissing)) await installFromDebian(...wanted);
const missing = wanted.filter(isMissing);
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(" and ")}. Debian has both.`);
  process.exit(1);
}

const bases = values.pull ? [] : await makeBases();
const built = await run("buildah", [
  ...STORE_OPTIONS,
  "build",
  "--isolation=chroot",
  // An image of OCI's format has no health check.
  "--format=docker",
  `--tag=${IMAGE}`,
  ...bases,
  ".",
]);
if (built !== 0) process.exit(1);
const container = await buildah("from", IMAGE);
try {
  await tryImage(container);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await buildah("rm", container);
  await buildah("rmi", IMAGE);
}
