import type { Parameters } from "../client/fetch-json.ts";
import type { MalformedPart } from "./parse-tolerantly.ts";

/** The parts that were requested with a title and did not come. */
export function missingParts(
  { append_to_response: requested }: Parameters,
  answer: unknown,
): readonly MalformedPart[] {
  if (typeof requested !== "string" || typeof answer !== "object" || answer === null) return [];
  // Not by its entries: a response may have millions.
  const parts = answer as Readonly<Record<string, unknown>>;
  return requested
    .split(",")
    .filter((name) => parts[name] == null)
    .map((field) => ({ field, reason: "is missing" }));
}
