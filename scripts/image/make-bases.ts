import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { dockerfile } from "../dockerfile.ts";
import { onPath } from "../programs.ts";
import { root, runCaptured } from "../run.ts";
import { buildah } from "./buildah.ts";

const DEBIAN = "localhost/flickmap-debian";
const NODE = "localhost/flickmap-node";

/** What Debian's slim images leave out. */
const LEFT_OUT = ["doc", "groff", "info", "lintian", "linda", "locale", "man"].map(
  (name) => `usr/share/${name}`,
);
/** As those of Docker have it: apt keeps no index of its own, which would stay in the image. */
const APT_OPTIONS = 'Dir::Cache::pkgcache "";\nDir::Cache::srcpkgcache "";\n';
const DOWNLOADED = ["var/cache/apt", "var/lib/apt/lists"];

/** The first mirror of apt's sources. */
function findMirror(): string {
  const sources = globSync("/etc/apt/{sources.list,sources.list.d/*.{list,sources}}")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const [, mirror] = /^(?:URIs:|deb(?: \[.*\])?) (\S+)/mu.exec(sources) ?? [];
  if (mirror === undefined) throw new Error("apt has no sources to make Debian's base image from");
  return mirror;
}

const isThere = async (image: string) =>
  (await buildah("images", "--format", "{{.Name}}")).split("\n").includes(image);

/** Makes the Dockerfile's Debian of Debian's packages. */
async function makeDebian(): Promise<void> {
  const [, suite = ""] = /^ARG DEBIAN_IMAGE=debian:(\w+)-slim$/mu.exec(dockerfile) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "flickmap-debian-"));
  try {
    const made = await runCaptured("debootstrap", [
      "--variant=minbase",
      suite,
      folder,
      findMirror(),
    ]);
    if (made.code !== 0) throw new Error(`debootstrap failed:\n${made.output}`);
    for (const path of [...LEFT_OUT, ...DOWNLOADED])
      rmSync(join(folder, path), { recursive: true, force: true });
    writeFileSync(join(folder, "etc/apt/apt.conf.d/docker-clean"), APT_OPTIONS);
    const container = await buildah("from", "scratch");
    await buildah("add", "--quiet", container, folder, "/");
    await buildah("commit", "--quiet", "--rm", container, DEBIAN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the project's Node to it, with the machine's npm, the registry that it uses and the authorities that it trusts. */
async function makeNode(): Promise<void> {
  const program = onPath("npm");
  if (program === undefined) throw new Error("There is no npm to put into Node's base image");
  const npm = dirname(dirname(realpathSync(program)));
  const { output: registry } = await runCaptured("npm", ["config", "get", "registry"]);
  const container = await buildah("from", DEBIAN);
  const run = (...args: string[]) => buildah("run", "--isolation=chroot", container, "--", ...args);
  await run("sh", "-c", "apt-get update && apt-get install --yes libatomic1");
  const node = join(root, "node_modules/node/bin/node");
  await buildah("copy", "--quiet", container, node, "/usr/local/bin/node");
  await buildah("copy", "--quiet", container, npm, "/usr/local/lib/npm");
  for (const name of ["npm", "npx"])
    await run("ln", "-s", `/usr/local/lib/npm/bin/${name}-cli.js`, `/usr/local/bin/${name}`);
  await buildah("config", "--env", `npm_config_registry=${registry.trim()}`, container);
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities !== undefined) {
    await buildah("copy", "--quiet", container, authorities, "/usr/local/share/authorities.pem");
    const trusted = "NODE_EXTRA_CA_CERTS=/usr/local/share/authorities.pem";
    await buildah("config", "--env", trusted, container);
  }
  await buildah("commit", "--quiet", "--rm", container, NODE);
}

/**
 * Makes the base images that the Dockerfile names, where no registry of images can be reached: as root on Debian, once.
 *
 * @returns the arguments of a build that take them
 */
export async function makeBases(): Promise<readonly string[]> {
  if (!(await isThere(DEBIAN))) await makeDebian();
  if (!(await isThere(NODE))) await makeNode();
  return [`--build-arg=DEBIAN_IMAGE=${DEBIAN}`, `--build-arg=NODE_IMAGE=${NODE}`];
}
