import type { Parameters } from "../client/fetch-json.ts";
import { count } from "./common.ts";
import { z } from "zod";

type Fields = Record<string, unknown>;

/** Fills empty names, numbers of a page, and parts that did not come, in place; gives what was missing or malformed. */
export function normalize(parameters: Parameters, json: unknown): readonly MalformedPart[] {
  if (!isMap(json)) return [];
  if (parameters["language"] !== undefined) fillNames(json);
  const { append_to_response: parts = "", page } = parameters;
  const missing = String(parts)
    .split(",")
    .filter((name) => name !== "" && json[name] == null)
    .map((field) => ({ field, reason: "is missing" }));
  return [
    ...missing,
    ...(typeof page === "number" ? normalizePage(page, json, "") : []),
    ...normalizePage(1, json["similar"], "similar."),
  ];
}

/** Titles are not lost for a malformed number beside them; without any titles it is no page at all, such as an error. */
function normalizePage(requested: number, json: unknown, prefix: string): MalformedPart[] {
  if (!isMap(json) || typeof json["results"] !== "object" || json["results"] === null) return [];
  // Senders written in PHP give an empty list as a map.
  const results = Array.isArray(json["results"]) ? json["results"] : [];
  json["results"] = results;
  const malformed: MalformedPart[] = [];
  const check = (name: string, min: number, otherwise: number) => {
    if (count.min(min).safeParse(json[name]).success) return;
    json[name] = otherwise;
    malformed.push({ field: `${prefix}${name}`, reason: "is no such number" });
  };
  check("page", 1, requested);
  check("total_pages", 0, Number(json["page"]));
  check("total_results", 0, results.length);
  return malformed;
}

/** What leads to titles in the responses that are requested in a language. */
const TITLES_IN = [
  "results",
  "parts",
  "movie_results",
  "tv_results",
  "known_for",
  "combined_credits",
  "cast",
  "crew",
];
/** The titles that a person of a search is known for are the deepest: results, person, titles, title. */
const MAX_LEVELS = 5;

/** Gives titles of a list their original name where the film database has none for them in the language of the list. */
function fillNames(json: unknown, levels = MAX_LEVELS): void {
  if (levels === 0) return;
  if (Array.isArray(json)) for (const item of json) fillNames(item, levels - 1);
  if (!isMap(json)) return;
  if (json["title"] === "") json["title"] = json["original_title"];
  if (json["name"] === "" && "original_name" in json) json["name"] = json["original_name"];
  for (const name of TITLES_IN) if (name in json) fillNames(json[name], levels - 1);
}

function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A part of a response that was left out because it was malformed. */
export interface MalformedPart {
  /** Where it was, such as `credits.cast[].name`; numbers and keys chosen by the sender are replaced. */
  readonly field: string;
  readonly reason: string;
}

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** Records compiled to code when they are first parsed: half the time of the interpreted ones. */
const compiled = new WeakMap<z.ZodType, z.ZodType>();

function compile<Value>(record: z.ZodType<Value>): z.ZodType<Value> {
  const known = compiled.get(record) as z.ZodType<Value> | undefined;
  const made = known ?? z.compile(record);
  compiled.set(record, made);
  return made;
}

/** A part that the record needs takes what it belongs to along, level by level; no response is deeper. */
const MAX_PASSES = 8;
/** In the place of a malformed list item, until the list is closed up. */
const REMOVED = Symbol("removed");

/**
 * Parses a response, from which malformed parts are removed: a value first, then the object that cannot do without it, such
 * as a list item; null where that is the record.
 */
export function parseTolerantly<Value>(
  record: z.ZodType<Value>,
  json: unknown,
): { readonly value: Value | null; readonly malformed: readonly MalformedPart[] } {
  const malformed: MalformedPart[] = [];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const parsed = compile(record).safeParse(json);
    if (parsed.success) return { value: parsed.data, malformed };
    const removals = new Map<string, Path>();
    for (const { path, message } of parsed.error.issues) {
      const target = valueAt(json, path) === undefined ? path.slice(0, -1) : path;
      const key = JSON.stringify(target);
      if (removals.has(key)) continue;
      removals.set(key, target);
      malformed.push({ field: fieldName(json, target), reason: message });
      if (target.length === 0) return { value: null, malformed };
    }
    removeAll(json, [...removals.values()]);
  }
  return { value: null, malformed };
}

/** Parts of an offer, and of a country's offers, whose loss loses no offer. */
const ORNAMENTS: readonly unknown[] = ["logo_path", "display_priority", "link"];

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
    const parentKey = path[index - 1];
    // The only maps of the film database: offers by country, priorities by country.
    const inMap = parentKey === "results" || parentKey === "display_priorities";
    if (Array.isArray(valueAt(root, path.slice(0, index)))) name += "[]";
    else if (inMap) name += ".*";
    else name += `${name === "" ? "" : "."}${String(key)}`;
  });
  return name === "" ? "(whole response)" : name;
}

function removeAll(root: unknown, paths: readonly Path[]): void {
  const lists = new Set<unknown[]>();
  for (const path of paths) {
    markIncomplete(root, path);
    const parent = valueAt(root, path.slice(0, -1));
    const key = path.at(-1);
    if (Array.isArray(parent)) {
      parent[Number(key)] = REMOVED;
      lists.add(parent);
    } else if (isContainer(parent) && key !== undefined) delete parent[key];
  }
  for (const list of lists) list.splice(0, Infinity, ...list.filter((item) => item !== REMOVED));
}
