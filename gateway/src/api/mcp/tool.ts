import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { createDomain, type Domain } from "../../domain.ts";
import { toPublicError } from "../../errors.ts";
import { getRequestOrigin } from "../../http/request-headers.ts";
import { getMessages } from "../../lib/messages.ts";
import { requestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { language, toInputSchema } from "./arguments.ts";

export interface ToolContext extends Domain {
  readonly siteUrl: string;
  readonly language: LanguageCode;
}

/** Assistants are told in English, whatever the language of names. */
export const messages = getMessages(DEFAULT_LANGUAGE);

/** What every tool may be given, and its schema has read. */
export interface Stated {
  readonly language?: LanguageCode;
  readonly country?: string;
}
export type Tool = ReturnType<typeof tool>;

/** A tool as the SDK registers it, which reads and changes nothing. `run` gives its output, and the same in lines to quote. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  title: string,
  description: string,
  input: Input,
  output: Output,
  run: (
    input: z.output<Input>,
    context: ToolContext,
  ) => Promise<readonly [z.input<Output>, readonly string[]]>,
) {
  const name = title.toLowerCase().replace("'", "").replaceAll(" ", "_");
  const config = {
    title,
    description,
    inputSchema: toInputSchema(input.safeExtend({ language })),
    outputSchema: output.safeExtend(provenance),
    annotations: { readOnlyHint: true },
  };
  const answer = async (given: Stated, request: FastifyRequest, services: Services) => {
    const { language = DEFAULT_LANGUAGE, country } = given;
    const scope = { ...requestScope(request, language), country };
    const domain = createDomain(services, scope);
    const siteUrl = services.site.publicUrl ?? getRequestOrigin(request);
    try {
      // It is only ever given what its own schema has parsed.
      const input = given as z.output<Input>;
      const [found, lines] = await run(input, { ...domain, siteUrl, language });
      const fetchedAt = scope.freshness.oldestFetchedAt ?? Date.now();
      const fetched_at = new Date(fetchedAt).toISOString();
      const age_seconds = Math.max(0, Math.round((Date.now() - fetchedAt) / 1000));
      const { source } = domain;
      const { stale } = scope.freshness;
      const text = [
        ...lines,
        ...(source === "SAMPLE" ? ["Sample data: the offers are invented."] : []),
        `As of ${fetched_at.slice(0, 16).replace("T", " ")} UTC${stale ? ", the newest that could be had" : ""}.`,
        `Source: Flickmap, ${siteUrl}. ${CREDIT}`,
      ].join("\n");
      return {
        structuredContent: { ...found, source, fetched_at, age_seconds, stale, credit: CREDIT },
        content: [{ type: "text" as const, text }],
      };
    } catch (error) {
      const { message, expected, retryAfterSeconds } = toPublicError(error);
      if (!expected) request.log.error({ err: error, tool: name }, "a tool failed");
      const wait = retryAfterSeconds === null ? "" : ` (after ${retryAfterSeconds} s)`;
      // The SDK tells the message of what a tool throws.
      throw new Error(message + wait, { cause: error });
    }
  };
  return { name, config, answer };
}

const CREDIT =
  "Film data by TMDB, availability data by JustWatch. This product uses the TMDB API but is not endorsed or certified by TMDB.";
/** Where an answer comes from and how old it is; in every answer. What the gateway itself has is of now. */
const provenance = {
  source: z.enum(["TMDB", "SAMPLE"]).describe("With SAMPLE, availability is invented: say so."),
  fetched_at: z.iso.datetime().describe("When the oldest part of it was fetched."),
  age_seconds: z.int(),
  stale: z.boolean().describe("Whether it is past its lifetime, since its source is unavailable."),
  credit: z.string().describe("Show this with the answer."),
};
