import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/* Packs the built files once, beside themselves, so that the gateway never packs one for each visitor. */

const FOLDERS = ["dist/assets", "dist-graphiql/assets"];
const TEXT = new Set([".js", ".css", ".svg", ".json"]);
/** Below so many bytes packing gains nothing. */
const WORTH_PACKING = 1024;
/** The smallest that it makes: a build packs once what every visitor fetches. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_PACKING) return;
  const [br, gz] = await Promise.all([
    brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipOf(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

for (const folder of FOLDERS) {
  const path = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  const names = (await readdir(path)).filter((name) => TEXT.has(extname(name)));
  await Promise.all(names.map((name) => pack(join(path, name))));
}
