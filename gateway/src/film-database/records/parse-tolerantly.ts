import type { z } from "zod";
import { usualReader } from "./usual-reader.ts";

/** A part of a response that was left out because it was malformed. */
export interface MalformedPart {
  /** Where it stood, such as `credits.cast[].name`; numbers and keys chosen by the sender are replaced. */
  readonly field: string;
  readonly reason: string;
}

/** The record of a response, or null where what identifies it is malformed; and what was left out. */
export interface TolerantResult<Value> {
  readonly value: Value | null;
  readonly malformed: readonly MalformedPart[];
}

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** A part that the record needs takes what it belongs to along, level by level; no response is deeper. */
const MAX_PASSES = 8;

/**
 * Parses a response and leaves out its malformed parts. A malformed value is removed first; where the
 * record cannot do without it, the object that it belongs to is removed, such as a list item. A record
 * that cannot do without a part of its own has no value.
 *
 * @param json parsed JSON that belongs to the caller: malformed parts are removed from it
 */
export function parseTolerantly<Value>(
  record: z.ZodType<Value>,
  json: unknown,
): TolerantResult<Value> {
  const usual = usualReader(record)?.(json);
  if (usual !== undefined) return { value: usual, malformed: [] };
  const malformed: MalformedPart[] = [];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const parsed = record.safeParse(json);
    if (parsed.success) return { value: parsed.data, malformed };
    const removals = new Map<string, Path>();
    for (const { path, message } of parsed.error.issues) {
      const isMissing = valueAt(json, path) === undefined;
      const target = isMissing ? path.slice(0, -1) : path;
      const key = JSON.stringify(target);
      if (removals.has(key)) continue;
      malformed.push({ field: fieldName(json, target), reason: message });
      if (target.length === 0) return { value: null, malformed };
      removals.set(key, target);
    }
    for (const path of removals.values()) markIncomplete(json, path);
    removeAll(json, [...removals.values()]);
  }
  return { value: null, malformed };
}

/** Parts of an offer, and of a country's offers, whose loss loses no offer. */
const ORNAMENTS: readonly unknown[] = ["logo_path", "display_priority", "link"];

/** Marks a title's offers (`WatchProvidersRecord`) as incomplete when one of them is about to be left out. */
function markIncomplete(json: unknown, path: Path): void {
  if (path[0] !== "watch/providers" || ORNAMENTS.includes(path.at(-1))) return;
  const offers = valueAt(json, ["watch/providers"]);
  if (isContainer(offers)) offers["incomplete"] = true;
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) value = isContainer(value) ? value[key] : undefined;
  return value;
}

/** A path as a label of bounded variety: list positions and keys chosen by the sender are not told apart. */
function fieldName(root: unknown, path: Path): string {
  let name = "";
  path.forEach((key, index) => {
    const parent = valueAt(root, path.slice(0, index));
    const parentKey = path[index - 1];
    // The only maps of the film database: offers by country, priorities by country.
    const inMap = parentKey === "results" || parentKey === "display_priorities";
    if (Array.isArray(parent)) name += "[]";
    else if (inMap) name += ".*";
    else name += `${name === "" ? "" : "."}${String(key)}`;
  });
  return name === "" ? "(whole response)" : name;
}

/** Removes keys first, then list items from the inside out and from the end, so that each path stays valid. */
function removeAll(root: unknown, paths: readonly Path[]): void {
  const items: Path[] = [];
  for (const path of paths) {
    const parent = valueAt(root, path.slice(0, -1));
    const key = path.at(-1);
    if (Array.isArray(parent)) items.push(path);
    else if (isContainer(parent) && key !== undefined) delete parent[key];
  }
  items.sort(
    (one, other) => other.length - one.length || Number(other.at(-1)) - Number(one.at(-1)),
  );
  for (const path of items) {
    const parent = valueAt(root, path.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1);
  }
}
