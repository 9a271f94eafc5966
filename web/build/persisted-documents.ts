import { hash } from "node:crypto";
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { InMemoryCache } from "@apollo/client";
import { type DocumentNode, Kind, OperationTypeNode, print } from "graphql";
import type { Plugin } from "vite";
import { getOperationName } from "../src/network/operation.ts";

const WEB = dirname(import.meta.dirname);
const MODULE = "virtual:document-hashes";
/** Where the gateway finds the documents, beside the server build. */
const FILE = "persisted-documents.json";

const isQuery = (value: unknown): value is DocumentNode => {
  if (typeof value !== "object" || value === null || !("definitions" in value)) return false;
  const { definitions } = value as DocumentNode;
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.QUERY,
  );
};

/** The queries of the generated modules, sorted by file: as they are sent to a gateway that does not know their SHA-256. */
export async function listPersistedDocuments() {
  const cache = new InMemoryCache();
  const files = globSync("src/**/*.generated.ts", { cwd: WEB }).toSorted();
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(`${WEB}/${file}`).href)),
  );
  return modules
    .flatMap((module) => Object.values(module).filter(isQuery))
    .map((document) => {
      const text = print(cache.transformDocument(document));
      const operationName = getOperationName(document);
      return { operationName, document, text, hash: hash("sha256", text) };
    });
}

/**
 * Gives the web app the hash of each query by the operation's name, and the gateway the documents by their hash. Not during
 * development: the gateway would execute the document of the last build.
 */
export const persistedDocuments = (): Plugin => {
  let hasHashes = false;
  return {
    name: "persisted-documents",
    configResolved({ command, mode }) {
      hasHashes = command === "build" || mode === "test";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const documents = hasHashes ? await listPersistedDocuments() : [];
      const hashes = documents.map(({ operationName, hash: value }) => [operationName, value]);
      return `export const documentHashes = ${JSON.stringify(Object.fromEntries(hashes))};`;
    },
    async generateBundle() {
      if (this.environment.name !== "ssr") return;
      const documents = await listPersistedDocuments();
      const source = JSON.stringify(
        Object.fromEntries(documents.map(({ hash: key, text }) => [key, text])),
      );
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
};
