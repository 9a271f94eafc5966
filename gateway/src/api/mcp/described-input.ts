import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { describeExpected } from "../rest/parse-request.ts";

/** The input of a tool for the protocol's SDK, which says as `/api` does what is missing or wrong and what it must be. */
export function describedInput(
  input: z.ZodObject,
): StandardSchemaWithJSON<unknown, Record<string, unknown>> {
  return {
    "~standard": {
      ...input["~standard"],
      validate: (given) => {
        const parsed = input.safeParse(given);
        if (parsed.success) return { value: parsed.data };
        const sentences = parsed.error.issues.map((issue) => describeIssue(issue, input, given));
        // One text: the SDK joins several with commas.
        return { issues: [{ message: [...new Set(sentences)].join(" ") }] };
      },
    },
  };
}

function describeIssue(issue: z.core.$ZodIssue, input: z.ZodObject, given: unknown): string {
  if (issue.code === "unrecognized_keys") {
    const taken = Object.keys(input.shape).join(", ");
    return `Unknown argument: ${issue.keys.join(", ")}; there are ${taken}.`;
  }
  const [name = ""] = issue.path.map(String);
  const argument = input.shape[name];
  if (issue.code === "custom" || !(argument instanceof z.ZodType)) return `${issue.message}.`;
  const isMissing = (given as Readonly<Record<string, unknown>>)[name] === undefined;
  return `${isMissing ? "Missing" : "Invalid"} ${name}: ${describeArgument(argument)}.`;
}

function describeArgument(argument: z.ZodType): string {
  const list = argument instanceof z.ZodOptional ? argument.unwrap() : argument;
  if (!(list instanceof z.ZodArray)) return `it must be ${describeExpected(argument)}`;
  const { minItems = 0, maxItems } = z.toJSONSchema(list, { io: "input" });
  return `it must be a list of ${minItems} to ${maxItems}, each ${describeExpected(list.element as z.ZodType)}`;
}
