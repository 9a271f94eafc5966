import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/* Packs the built files once, beside themselves, so that the gateway never packs one for each visitor. */

/** Folders by Brotli's quality: the best for what every visitor fetches; it would take a third of a build for the sandbox. */
const FOLDERS = { "dist/assets": constants.BROTLI_MAX_QUALITY, "dist-graphiql/assets": 9 };
const TEXT = new Set([".js", ".css", ".svg", ".json"]);
/** Below so many bytes packing gains nothing. */
const WORTH_PACKING = 1024;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

async function pack(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_PACKING) return;
  const [br, gz] = await Promise.all([
    brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipOf(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

for (const [folder, quality] of Object.entries(FOLDERS)) {
  const path = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  const names = (await readdir(path)).filter((name) => TEXT.has(extname(name)));
  await Promise.all(names.map((name) => pack(join(path, name), quality)));
}
