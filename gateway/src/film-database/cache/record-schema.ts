import { createHash } from "node:crypto";
import { z } from "zod";

/** Raise it when a transformation of a record changes while what it accepts stays the same. */
const RULES_VERSION = 4;

/** The schema of a record that is cached, with the version that its keys contain. */
export interface RecordSchema<Record> {
  readonly schema: z.ZodType<Record>;
  readonly version: string;
}

/**
 * Adds the version of a record's schema, a hash of it. Every key of the cache contains it, so that a
 * release whose records differ never reads what an older one wrote.
 */
export function recordSchema<Record>(schema: z.ZodType<Record>): RecordSchema<Record> {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  const hash = createHash("sha256").update(`${RULES_VERSION}${text}`).digest("hex");
  return { schema, version: hash.slice(0, 10) };
}
