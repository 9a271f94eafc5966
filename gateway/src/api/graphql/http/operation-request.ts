import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** A GraphQL request as it was parsed; what is malformed is left to the GraphQL server, which says what is wrong. */
export interface OperationRequest {
  /** The parsed query string of a GET, or the parsed body of a POST; nothing in it has been checked. */
  readonly parameters: unknown;
  /** The document; null where there is none, or only its hash. */
  readonly document: string | null;
  /** Names the operation and its variables; null where the request registers a document, and so has to be executed. */
  readonly key: string | null;
}

export function readOperation({ method, query, body }: FastifyRequest): OperationRequest {
  const parameters = method === "POST" ? body : query;
  const fields = { ...(parameters as object | null) } as Readonly<Record<string, unknown>>;
  const document = typeof fields["query"] === "string" ? fields["query"] : null;
  const { query: _, ...others } = fields;
  const documentHash = document === null ? persistedHash(fields) : hash("sha256", document);
  const isRegistered = document !== null && fields["extensions"] !== undefined;
  return {
    parameters,
    document,
    key: documentHash === null || isRegistered ? null : writeKey([method, documentHash, others]),
  };
}

/** The hash alone, as the protocol of persisted queries has it. */
function persistedHash({ extensions }: Readonly<Record<string, unknown>>): string | null {
  const text = typeof extensions === "string" ? extensions : JSON.stringify(extensions ?? {});
  return /"sha256Hash"\s*:\s*"([0-9a-f]{64})"/u.exec(text)?.[1] ?? null;
}

/** Null for what has too many levels to be written. */
function writeKey(parts: readonly unknown[]): string | null {
  try {
    // An infinite number, as which 1e999 is read, is not null.
    return JSON.stringify(parts, (_, value: unknown) =>
      typeof value === "number" && !Number.isFinite(value) ? String(value) : value,
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
