import { createHash } from "node:crypto";
import { z } from "zod";

const versions = new WeakMap<z.ZodType, string>();

/**
 * A short name for the shape of a record. It stands in every key of the cache, so that a release
 * whose records differ never reads what an older one wrote.
 */
export function shapeVersion(record: z.ZodType): string {
  const known = versions.get(record);
  if (known !== undefined) return known;
  const shape = JSON.stringify(z.toJSONSchema(record, { io: "input", unrepresentable: "any" }));
  const version = createHash("sha256")
    .update(`${RULES_VERSION}${shape}`)
    .digest("hex")
    .slice(0, 10);
  versions.set(record, version);
  return version;
}

/** Raise it when a transformation of a record changes while what it accepts stays the same. */
const RULES_VERSION = 2;
