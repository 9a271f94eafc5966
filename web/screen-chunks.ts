import type { Plugin } from "vite";

/** The module that each screen begins with, by the name that the gateway knows it by. */
const screens: Readonly<Record<string, string>> = {
  home: "home/HomeScreen.tsx",
  movie: "title/TitleScreen.tsx",
  tv: "title/TitleScreen.tsx",
  list: "title-lists/CategoryScreen.tsx",
  genre: "title-lists/GenreScreen.tsx",
  advancedSearch: "advanced-search/AdvancedSearchScreen.tsx",
  search: "search/SearchScreen.tsx",
  directSearch: "direct-search/DirectSearchScreen.tsx",
};

/**
 * Writes beside the built page which files each screen needs beyond those that every page loads. The
 * gateway names them in the page's head, so that the browser fetches them together with the app and
 * not only when it has run.
 * @throws when a screen has no file of its own any more
 */
export const screenChunks = (): Plugin => ({
  name: "screen-chunks",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const needs = (name: string, known: ReadonlySet<string>, found = new Set<string>()) => {
      if (known.has(name) || found.has(name)) return found;
      found.add(name);
      for (const next of byName.get(name)?.imports ?? []) needs(next, known, found);
      return found;
    };
    const none = new Set<string>();
    const always = new Set(
      chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...needs(fileName, none)]),
    );
    const files = Object.entries(screens).map(([screen, module]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      if (!chunk) throw new Error(`The build has no file of the screen ${module}`);
      return [screen, [...needs(chunk.fileName, always)].map((name) => `/${name}`)] as const;
    });
    this.emitFile({
      type: "asset",
      fileName: "screen-chunks.json",
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
});
