import { registerHooks } from "node:module";

/** Preloaded with `--import`, makes a process behave as though the sample film database were not installed. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.includes("sample-film-database")) return nextResolve(specifier, context);
    const error = new Error(`Cannot find package '${specifier}'`);
    throw Object.assign(error, { code: "ERR_MODULE_NOT_FOUND" });
  },
});
