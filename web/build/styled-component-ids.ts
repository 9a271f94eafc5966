import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** `const Name = styled.tag`, `styled(Other)`, with whatever follows. */
const DEFINITION = /\b(?:const|let)\s+(\w+)\s*=\s*(styled(?:\.\w+|\([\w.$]+\)))/gu;

/** With the comment behind it. */
const INDENTATION = /\n\s+(?:\/\* [^*]*\*\/)?/gu;

/**
 * Ids made of file and name: by themselves they follow the order of modules, which differs between gateway and browser.
 * Takes out of rules what only people read.
 */
export const styledComponentIds = (): Plugin => {
  /** Files and names by their ids. */
  const named = new Map<string, string>();
  return {
    name: "styled-component-ids",
    transform(code, id) {
      if (!/\.tsx?$/u.test(id) || id.includes("node_modules") || !code.includes("styled"))
        return null;
      const file = relative(join(import.meta.dirname, ".."), id);
      const withIds = code.replaceAll(DEFINITION, (definition, name: string, made: string) => {
        const hash = createHash("sha1").update(`${file} ${name}`).digest("base64url");
        const componentId = `s${hash.replaceAll(/[^a-z0-9]/giu, "").slice(0, 4)}`;
        const other = named.get(componentId);
        if (other !== undefined && other !== `${file} ${name}`)
          throw new Error(`${other} and ${file} ${name} have the same id: rename one of them`);
        named.set(componentId, `${file} ${name}`);
        return definition.replace(made, `${made}.withConfig({ componentId: "${componentId}" })`);
      });
      return { code: withIds.replaceAll(INDENTATION, "\n"), map: null };
    },
  };
};
