import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { compileMessage, type MessageFile } from "@flickmap/schema/compile-message.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../messages");
const ROUTES = join(import.meta.dirname, "../src/routes");
const MODULE = "virtual:messages";
/** The modules with the messages of a language, of all pages or of a group. */
const MESSAGE_MODULE = /virtual:messages\/([\w-]+)(?:\/([\w-]+))?$/u;

/** The language and the group of a module with messages; undefined for any other module. */
export const readMessageModule = (
  id: string | null,
): { readonly language: string; readonly group: string } | undefined => {
  const [, language, group = "shared"] = MESSAGE_MODULE.exec(id ?? "") ?? [];
  return language === undefined ? undefined : { language, group };
};

/** The languages that the site speaks: those with a file of messages. */
export const listMessageLanguages = (): readonly LanguageCode[] => {
  const files = new Set(globSync("*.json", { cwd: FOLDER }).map((file) => basename(file, ".json")));
  return LANGUAGES.map(({ code }) => code).filter((code) => files.has(code));
};

/** The messages of a language as they are written. */
export const readMessages = (code: LanguageCode): MessageFile =>
  JSON.parse(readFileSync(join(FOLDER, `${code}.json`), "utf8")) as MessageFile;

/** What the gateway alone says: in feeds, calendars and embedded answers. No page has it. */
export const GATEWAY_GROUP = "gateway";

/** Groups of features that few pages show. */
const FEATURES_APART = ["offers", "rating"];

/** The groups that are loaded with a page, or with a part of one: those named as a folder of `src/routes`, and some features'. */
const listGroupsApart = (): ReadonlySet<string> =>
  new Set([
    ...FEATURES_APART,
    ...globSync("{*,*/*}/", { cwd: ROUTES }).map((folder) => basename(folder)),
  ]);

/** A group's messages, compiled, by their whole names such as `title.heading`. */
const compileGroup = (
  code: LanguageCode,
  group: string,
  messages: MessageFile[string],
): readonly (readonly [string, unknown])[] =>
  Object.entries(messages).map(([name, text]) => [
    `${group}.${name}`,
    compileMessage(text, getLanguage(code)),
  ]);

/** Has `virtual:messages` imported as the languages and how to load each, compiled: what formats them then has 700 bytes. */
export const messages = (): Plugin => ({
  name: "messages",
  resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${MODULE}`)) return null;
    const [, code, group] = id.split("/") as [string, LanguageCode?, string?];
    if (code === undefined) {
      const loads = listMessageLanguages().map(
        (each) => `${JSON.stringify(each)}: () => import("${MODULE}/${each}"),`,
      );
      return `export default {${loads.join("\n")}};`;
    }
    this.addWatchFile(join(FOLDER, `${code}.json`));
    const file = readMessages(code);
    const apart = listGroupsApart();
    if (group !== undefined) {
      const compiled = Object.fromEntries(compileGroup(code, group, file[group] ?? {}));
      return `export default ${JSON.stringify(compiled)};`;
    }
    const groups = Object.entries(file).filter(([name]) => name !== GATEWAY_GROUP);
    const shared = groups.filter(([name]) => !apart.has(name));
    const compiled = Object.fromEntries(
      shared.flatMap(([name, each]) => compileGroup(code, name, each)),
    );
    const loads = groups
      .filter(([name]) => apart.has(name))
      .map(([name]) => `${JSON.stringify(name)}: () => import("${MODULE}/${code}/${name}"),`);
    return `export default ${JSON.stringify(compiled)};\nexport const parts = {${loads.join("\n")}};`;
  },
});
