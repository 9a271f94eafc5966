import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** What a request asks to be run, as far as it can be told without checking anything. */
export interface OperationRequest {
  /** The document; null where only its hash is given, or nothing. */
  readonly document: string | null;
  /** Whether the document comes with a hash that it is to be kept under: then it has to be seen to. */
  readonly registers: boolean;
  /** Names the document and the operation in it. */
  readonly operationKey: string;
  /** Names the operation together with its variables. */
  readonly key: string;
}

/** Reads the operation of a GET's query or a POST's body; what is malformed is left to whoever runs it. */
export function operationRequest(request: FastifyRequest): OperationRequest | null {
  const parts = request.method === "POST" ? request.body : request.query;
  if (typeof parts !== "object" || parts === null || Array.isArray(parts)) return null;
  const given = new Map<string, unknown>(Object.entries(parts));
  const document = given.get("query");
  const persisted = persistedHash(given.get("extensions"));
  const hash = typeof document === "string" ? sha256(document) : persisted;
  if (hash === null) return null;
  const operationKey = `${hash} ${textOf(given.get("operationName"))}`;
  return {
    document: typeof document === "string" ? document : null,
    registers: typeof document === "string" && persisted !== null,
    operationKey,
    key: `${operationKey} ${textOf(given.get("variables"))}`,
  };
}

/** The hash of a persisted document, which a GET gives in a text of JSON. */
function persistedHash(extensions: unknown): string | null {
  const read = typeof extensions === "string" ? parsed(extensions) : extensions;
  if (typeof read !== "object" || read === null || !("persistedQuery" in read)) return null;
  const persisted = read.persistedQuery;
  if (typeof persisted !== "object" || persisted === null || !("sha256Hash" in persisted))
    return null;
  const { sha256Hash } = persisted;
  return typeof sha256Hash === "string" && /^[0-9a-f]{64}$/u.test(sha256Hash) ? sha256Hash : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A part of a key: variables as GET gives them and as POST gives them read the same. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === "") return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
