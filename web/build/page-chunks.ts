import type { Plugin } from "vite";
import { readMessageModule } from "./messages.ts";

/** The module that a route loads: `FaqPage.tsx` of the route `faq`. */
const ROUTE_MODULE = /\/src\/routes\/[\w-]+\/([A-Z]\w*)Page\.tsx$/u;

/** The name of the route that a module is of; undefined for any other module. */
const getRoute = (module: string): string | undefined =>
  ROUTE_MODULE.exec(module)?.[1]
    ?.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "-")
    .toLowerCase();

/** Writes which files the app and each page need: a page names them for its start script, which has them fetched together. */
export const pageChunks = (): Plugin => ({
  name: "page-chunks",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    // In the order in which they run, so that each is a task of its own.
    const needs = (name: string, found = new Set<string>()): ReadonlySet<string> => {
      if (found.has(name)) return found;
      found.add(name);
      for (const next of byName.get(name)?.imports ?? []) needs(next, found);
      found.delete(name);
      return found.add(name);
    };
    const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/index.html"));
    if (!app) throw new Error("The build has no file of the app");
    const besideApp = (chunk: { readonly fileName: string }): readonly string[] => {
      const all = new Set([...needs(app.fileName), ...needs(chunk.fileName)]);
      all.delete(app.fileName);
      return [...all].map((name) => `/${name}`);
    };
    const files = chunks.flatMap((chunk) => {
      const route = getRoute(chunk.facadeModuleId ?? "");
      return route === undefined ? [] : [[route, besideApp(chunk)] as const];
    });
    const messages: Record<string, Record<string, string>> = {};
    for (const { facadeModuleId, fileName } of chunks) {
      const module = readMessageModule(facadeModuleId);
      if (module !== undefined) (messages[module.language] ??= {})[module.group] = `/${fileName}`;
    }
    const content = { messages, app: `/${app.fileName}`, pages: Object.fromEntries(files) };
    const source = JSON.stringify(content);
    this.emitFile({ type: "asset", fileName: "page-chunks.json", source });
  },
});
