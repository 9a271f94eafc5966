import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A script that is beside the app's own files. */
interface Script {
  readonly source: URL;
  /** The folder of the built app. */
  readonly folder: string;
  /** The name that it gets there. */
  readonly file: string;
  /** Expressions that stand in the place of names. */
  readonly define?: Readonly<Record<string, string>>;
}

/** Builds a script into one file without imports, and leaves what is built already. */
export async function buildScript({ source, folder, file, define = {} }: Script): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: fileURLToPath(source),
        output: { format: "iife", entryFileNames: file, codeSplitting: false },
      },
    },
  });
}
