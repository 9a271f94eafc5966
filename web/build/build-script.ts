import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/** A script that is beside the app's own files. */
interface Script {
  readonly source: URL;
  /** The name that it gets in the folder of the built app. */
  readonly file: string;
  /** Expressions that stand in the place of names, once the app is in that folder. */
  readonly define?: (folder: string) => Readonly<Record<string, string>>;
  /** Told where the script is once it is built. */
  readonly verify?: (path: string) => void;
}

/** Builds a script into one file without imports once the app is written, and leaves what is built already. */
export const builtScript = ({ source, file, define, verify }: Script): Plugin => {
  let folder = "";
  return {
    name: `built-script-${file}`,
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler(error) {
        if (error !== undefined) return;
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: define?.(folder) ?? {},
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
        verify?.(join(folder, file));
      },
    },
  };
};
