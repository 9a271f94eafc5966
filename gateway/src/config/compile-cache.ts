import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** Where Node stores the code that it compiles. Where it cannot be written, nothing is stored. */
export const COMPILE_CACHE = join(import.meta.dirname, "../../../node_modules/.cache/compiled");

export function storeCompiledCode(): void {
  enableCompileCache(COMPILE_CACHE);
}
