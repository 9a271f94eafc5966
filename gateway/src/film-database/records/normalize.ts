import type { Parameters } from "../client/fetch-json.ts";
import { count } from "./common.ts";
import type { MalformedPart } from "./parse-tolerantly.ts";

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
