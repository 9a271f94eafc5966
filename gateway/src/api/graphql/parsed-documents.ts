import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** What Apollo Server keeps documents in that it has parsed and validated. */
type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

/** The documents that Apollo Server has parsed and validated. */
export interface ParsedDocuments extends DocumentStore {
  /** Whether a document is among them, by its hash (SHA-256, hexadecimal). */
  has(hash: string): boolean;
}

/** A parsed document takes some 70 bytes for each character of its text: 9 MB. */
const MAX_CHARACTERS = 125_000;
/** What a document takes beside its text. */
const OVERHEAD = 20;

/**
 * Keeps parsed documents within a bound. Apollo's own writes each new document as JSON to learn its size, and its 30 MB
 * of JSON are 126 MB of objects.
 */
export function parsedDocuments(maxCharacters: number = MAX_CHARACTERS): ParsedDocuments {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    sizeCalculation: ({ loc }) => OVERHEAD + (loc?.end ?? maxCharacters),
  });
  return {
    has: (hash) => documents.has(hash),
    get: async (key) => documents.get(getHash(key)),
    async set(key, document) {
      documents.set(getHash(key), document);
    },
    delete: async (key) => documents.delete(getHash(key)),
  };
}

/** Apollo Server puts the schema's hash before the document's, and there is one schema. */
function getHash(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
