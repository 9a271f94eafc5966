import { existsSync, readFileSync, realpathSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * `node --import`: a program finds the packages that the file `PRODUCTION_PACKAGES` names, one folder a line, and no others,
 * as if only those were installed.
 */

const packages = new Set(
  readFileSync(process.env.PRODUCTION_PACKAGES ?? "", "utf8")
    .split("\n")
    .filter(existsSync)
    .map((folder) => realpathSync(folder)),
);

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string {
  const [installed] = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/u.exec(file) ?? [];
  if (installed !== undefined) return installed;
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : packageOf(folder);
}

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!found.url.startsWith("file:") || packages.has(packageOf(fileURLToPath(found.url))))
      return found;
    const error = new Error(`${specifier} is not installed in production`);
    throw Object.assign(error, { code: "ERR_MODULE_NOT_FOUND" });
  },
});
