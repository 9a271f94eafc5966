import { count } from "./common.ts";
import type { MalformedPart } from "./parse-tolerantly.ts";

type Page = Record<string, unknown>;

/**
 * Normalizes the page of a response, and that of the similar titles within one, so that titles are not lost for a malformed
 * number beside them: the page is the requested one, and the last where nothing tells how many there are. Titles that
 * came as a map, as senders written in PHP give an empty list, are none.
 *
 * @param requested number of the page; undefined where the response is no page
 * @param json parsed JSON that belongs to the caller: it is changed in place
 * @returns what was malformed
 */
export function normalizePages(requested: unknown, json: unknown): readonly MalformedPart[] {
  if (!isPage(json)) return [];
  const { similar } = json;
  return [
    ...(typeof requested === "number" ? normalizePage(requested, json, "") : []),
    ...(isPage(similar) ? normalizePage(1, similar, "similar.") : []),
  ];
}

function normalizePage(requested: number, page: Page, prefix: string): readonly MalformedPart[] {
  const malformed: MalformedPart[] = [];
  const replace = (name: string, value: unknown, reason: string) => {
    page[name] = value;
    malformed.push({ field: `${prefix}${name}`, reason });
  };
  const { results } = page;
  // Without any titles it is no page at all, such as an error.
  if (results !== null && typeof results !== "object") return malformed;
  if (!Array.isArray(results)) replace("results", [], "is no list");
  if (!isCount(page["page"]) || page["page"] === 0) replace("page", requested, "is no page number");
  if (!isCount(page["total_pages"])) {
    replace("total_pages", Math.max(Number(page["page"]), 1), "is no number of pages");
  }
  if (!isCount(page["total_results"])) {
    replace("total_results", Array.isArray(results) ? results.length : 0, "is no number of titles");
  }
  return malformed;
}

function isPage(value: unknown): value is Page {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return count.safeParse(value).success;
}
