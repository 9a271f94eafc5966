import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, Kind, parse, print, separateOperations, visit } from "graphql";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { Movie } from "./requests.ts";

const OPERATION = "Title";

/** The path of the request for a movie in a country. */
export type TitleQueryPath = (movie: Movie, country: string, language?: LanguageCode) => string;

/**
 * Builds the path of the request that the web app of a checkout sends for a title, as Apollo Client sends it: the hash of the
 * query where its build has a list of hashes, else the query with `__typename` in each selection; then its variables.
 *
 * @param folder of the checkout
 * @param inFull the query and not its hash, in any case
 */
export function titleQueryPath(folder: string, { inFull = false } = {}): TitleQueryPath {
  const [hash, sent] = (inFull ? null : readPersisted(folder)) ?? [null, null];
  const document = readTitleQuery(folder);
  const query = encodeURIComponent(print(document).replaceAll(/\s+/gu, " "));
  // What is sent declares the language too, where the web app has one.
  const declared = new Set(variableNames(sent === null ? document : parse(sent)));
  return ({ id }, country, code = DEFAULT_LANGUAGE) => {
    const language = getLanguage(code).graphql;
    const values = { type: "MOVIE", id, country, countryKnown: true, language };
    const used = Object.entries(values).filter(([name]) => declared.has(name));
    const variables = encodeURIComponent(JSON.stringify(Object.fromEntries(used)));
    if (hash === null) {
      return `/graphql?query=${query}&operationName=${OPERATION}&variables=${variables}`;
    }
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    return `/graphql?operationName=${OPERATION}&variables=${variables}&extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
  };
}

/** The hash that the web app's build requests the query by, and its text; null for one that sends its documents whole. */
function readPersisted(folder: string): readonly [hash: string, text: string] | null {
  const file = join(folder, "web/dist-server/persisted-documents.json");
  if (!existsSync(file)) return null;
  const documents: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
  const named = (text: string) => text.startsWith(`query ${OPERATION}(`);
  return Object.entries(documents).find(([, text]) => named(text)) ?? null;
}

function readTitleQuery(folder: string): DocumentNode {
  const source = join(folder, "web/src");
  const files = globSync("**/*.graphql", { cwd: source });
  const all = files.map((file) => readFileSync(join(source, file), "utf8")).join("\n");
  const document = separateOperations(parse(all))[OPERATION];
  if (document === undefined) throw new Error(`The web app in ${folder} has no query ${OPERATION}`);
  return visit(document, {
    // Older checkouts have it for their service worker alone, and send documents without it.
    Directive: ({ name }) => (name.value === "offline" ? null : undefined),
    SelectionSet: {
      leave: (node, _key, parent) => {
        const isRoot =
          parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
        const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
        return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
      },
    },
  });
}

function variableNames({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}
