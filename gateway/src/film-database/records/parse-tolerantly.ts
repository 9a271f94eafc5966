import { z } from "zod";
import { boundSizes } from "./bound.ts";

/** A part of a response that was left out because it was malformed. */
export interface MalformedPart {
  /** Where it was, such as `credits.cast[].name`; numbers and keys chosen by the sender are replaced. */
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

/** Records compiled to code, each when it is first parsed: half the time of the interpreted ones, and a third of the garbage. */
const compiled = new WeakMap<z.ZodType, z.ZodType>();

function compile<Value>(record: z.ZodType<Value>): z.ZodType<Value> {
  const known = compiled.get(record) as z.ZodType<Value> | undefined;
  if (known) return known;
  const made = z.compile(record);
  compiled.set(record, made);
  return made;
}

/** A part that the record needs takes what it belongs to along, level by level; no response is deeper. */
const MAX_PASSES = 8;

/**
 * Parses a response and leaves out its malformed parts. A malformed value is removed first; where the
 * record cannot do without it, the object that it belongs to is removed, such as a list item. A record
 * that cannot do without a part of its own has no value. Lists that are too long are cut: whatever is sent, the cost is
 * bounded.
 *
 * @param json parsed JSON that belongs to the caller: malformed parts are removed from it
 */
export function parseTolerantly<Value>(
  record: z.ZodType<Value>,
  json: unknown,
): TolerantResult<Value> {
  const malformed: MalformedPart[] = [];
  for (const { path, reason } of boundSizes(json)) {
    if (path.length > 0 && !reads(record, path[0])) continue;
    // Names below that of the part are chosen by the sender.
    malformed.push({ field: fieldName(json, path.slice(0, 1)), reason });
    if (path.length === 0) return { value: null, malformed };
    markIncomplete(json, path);
  }
  const compiledRecord = compile(record);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const parsed = compiledRecord.safeParse(json);
    if (parsed.success) return { value: parsed.data, malformed };
    const { issues } = parsed.error;
    const removals = new Map<string, Path>();
    const spoiled = spoiledLists(json, issues);
    const problems = [
      ...spoiled.values(),
      ...issues.filter(({ path }) => !isWithin(spoiled, json, path)),
    ];
    for (const { path, message } of problems) {
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

/** A list with more malformed parts is left out whole: few lists are that long, and each part costs time. */
const MAX_MALFORMED_PARTS = 1000;

interface Issue {
  readonly path: Path;
  readonly message: string;
}

/** The innermost list that a path leads into; undefined where it leads into none. */
function listPathOf(path: Path): Path | undefined {
  const position = path.findLastIndex((key) => typeof key === "number");
  return position < 0 ? undefined : path.slice(0, position);
}

/** The lists with too many malformed parts, each with the one issue that stands for all. */
function spoiledLists(json: unknown, issues: readonly Issue[]): ReadonlyMap<unknown, Issue> {
  const spoiled = new Map<unknown, Issue>();
  if (issues.length <= MAX_MALFORMED_PARTS) return spoiled;
  const counts = new Map<unknown, number>();
  for (const issue of issues) {
    const path = listPathOf(issue.path);
    if (path === undefined) continue;
    const list = valueAt(json, path);
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    if (count > MAX_MALFORMED_PARTS)
      spoiled.set(list, { path, message: "has too many malformed items" });
  }
  return spoiled;
}

function isWithin(lists: ReadonlyMap<unknown, Issue>, json: unknown, path: Path): boolean {
  if (lists.size === 0) return false;
  const listPath = listPathOf(path);
  return listPath !== undefined && lists.has(valueAt(json, listPath));
}

/** Parts of an offer, and of a country's offers, whose loss loses no offer. */
const ORNAMENTS: readonly unknown[] = ["logo_path", "display_priority", "link"];

/** Marks a title's offers (`WatchProvidersRecord`) as incomplete when one of them is about to be left out. */
function markIncomplete(json: unknown, path: Path): void {
  if (path[0] !== "watch/providers" || ORNAMENTS.includes(path.at(-1))) return;
  const offers = valueAt(json, ["watch/providers"]);
  if (isContainer(offers)) offers["incomplete"] = true;
}

/** Whether a part of a response is one of the record's: what is not is of no interest. */
function reads(record: z.ZodType, part: PropertyKey | undefined): boolean {
  return record instanceof z.ZodObject && part !== undefined && Object.hasOwn(record.shape, part);
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

/** Removes keys and list items; the items of a list together, since each removal of one would move all that follow. */
function removeAll(root: unknown, paths: readonly Path[]): void {
  const items = new Map<unknown[], Set<number>>();
  const keys: { parent: Container; key: PropertyKey }[] = [];
  // All are found before any is removed, so that each path is valid.
  for (const path of paths) {
    const parent = valueAt(root, path.slice(0, -1));
    const key = path.at(-1);
    if (Array.isArray(parent)) {
      const positions = items.get(parent) ?? new Set();
      items.set(parent, positions.add(Number(key)));
    } else if (isContainer(parent) && key !== undefined) keys.push({ parent, key });
  }
  for (const { parent, key } of keys) delete parent[key];
  for (const [list, positions] of items) {
    const kept = list.filter((_, position) => !positions.has(position));
    for (const [position, item] of kept.entries()) list[position] = item;
    list.length = kept.length;
  }
}
