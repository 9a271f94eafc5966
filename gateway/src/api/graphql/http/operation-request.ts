import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Variables of more levels are no part of a key; no argument of the schema has as many. */
const MAX_LEVELS = 20;

/** A GraphQL request as it was parsed: execution and cache key are both made of it. */
export interface OperationRequest {
  readonly method: "GET" | "POST";
  /** The parsed query string of a GET, or the parsed body of a POST; nothing in it has been checked. */
  readonly parameters: unknown;
  /** The document; null where there is none, or only its hash. */
  readonly document: string | null;
  /**
   * Names the operation and its variables; null where the request is malformed, or registers a document and so has to
   * be executed.
   */
  readonly key: string | null;
  /** The document's hash, the operation and its variables; null where there is no key. */
  readonly query: NamedQuery | null;
}

/** An operation of a document, which its hash identifies. */
interface NamedQuery {
  /** SHA-256, hexadecimal. */
  readonly documentHash: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>> | null;
}

/** Reads the operation of a GET's query string or a POST's body. */
export function operationRequest(request: FastifyRequest): OperationRequest {
  return request.method === "POST"
    ? toOperationRequest("POST", request.body)
    : toOperationRequest("GET", request.query);
}

/** Reads an operation; what is malformed is left to the GraphQL server, which says what is wrong. */
export function toOperationRequest(
  method: OperationRequest["method"],
  parameters: unknown,
): OperationRequest {
  const fields = recordOf(parameters);
  const query = fields?.["query"];
  const document = typeof query === "string" ? query : null;
  const named = fields === null ? null : namedQuery(fields, document, method);
  return {
    method,
    parameters,
    document,
    key: named && JSON.stringify([named.documentHash, named.operationName, named.variables]),
    query: named,
  };
}

function namedQuery(
  fields: Readonly<Record<string, unknown>>,
  document: string | null,
  method: OperationRequest["method"],
): NamedQuery | null {
  const { query, operationName = null } = fields;
  const variables = objectOf(fields["variables"], method);
  const extensions = objectOf(fields["extensions"], method);
  if (query !== undefined && document === null) return null;
  // Half of a surrogate pair is no text: hashed, all of them are the same.
  if (document?.isWellFormed() === false) return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  if (variables === undefined || extensions === undefined) return null;
  if (!isKeptByJson(variables, MAX_LEVELS)) return null;
  // A response that states its cost is not the one that other clients want.
  if (extensions?.["cost"] !== undefined) return null;
  const persisted = extensions?.["persistedQuery"];
  // A document together with its hash registers the document under the hash, which execution does.
  if (document !== null && persisted !== undefined) return null;
  const documentHash = document === null ? hashOf(persisted) : hash("sha256", document);
  return documentHash === null ? null : { documentHash, operationName, variables };
}

/**
 * An object, which a GET carries as a text of JSON.
 *
 * @returns null where it is left out, undefined where it is none
 */
function objectOf(
  value: unknown,
  method: OperationRequest["method"],
): Readonly<Record<string, unknown>> | null | undefined {
  if (value === undefined) return null;
  if (method === "POST") return value === null ? null : (recordOf(value) ?? undefined);
  return typeof value === "string" ? parsedObject(value) : undefined;
}

/**
 * Whether the JSON of a value says the same: that of an infinite number, as which 1e999 is read, is null.
 *
 * @param levels how many more the value may have; false for one that has more, since writing thousands overflows the
 * stack
 */
function isKeptByJson(value: unknown, levels: number): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isKeptByJson(part, levels - 1));
}

function parsedObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return recordOf(JSON.parse(json)) ?? undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return value as Readonly<Record<string, unknown>>;
}

/** The hash that identifies a document, as the protocol of persisted queries has it. */
function hashOf(persisted: unknown): string | null {
  const { version, sha256Hash } = recordOf(persisted) ?? {};
  const valid =
    version === 1 && typeof sha256Hash === "string" && /^[0-9a-f]{64}$/u.test(sha256Hash);
  return valid ? sha256Hash : null;
}
