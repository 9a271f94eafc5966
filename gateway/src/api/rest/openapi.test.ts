import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { openApiDocument } from "./openapi.ts";
import { streams } from "./export-route.ts";

const Reference = z.object({ $ref: z.string() });
const Response = z.object({
  description: z.string().min(5),
  headers: z.record(z.string(), z.json()),
  content: z
    .record(z.string(), z.object({ schema: z.json(), example: z.json().optional() }))
    .optional(),
});
const Operation = z.object({
  operationId: z.string(),
  summary: z.string().min(10),
  description: z.string().min(10),
  tags: z.tuple([z.string()]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(["path", "query"]),
        required: z.boolean().optional(),
        schema: z.object({ description: z.string(), type: z.json().optional() }),
        style: z.string().optional(),
        explode: z.boolean().optional(),
      }),
    )
    .optional(),
  requestBody: z
    .object({
      content: z.object({ "application/json": z.object({ schema: z.json() }) }),
    })
    .optional(),
  responses: z.record(z.string(), z.union([Reference, Response])),
});
const Description = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.enum(["get", "post"]).or(z.string()), Operation)),
  security: z.tuple([z.strictObject({}), z.object({ apiKey: z.tuple([]) })]),
  components: z.object({
    schemas: z.record(z.string(), z.json()),
    responses: z.record(z.string(), Response),
    headers: z.record(z.string(), z.json()),
    securitySchemes: z.object({ apiKey: z.object({ type: z.literal("http") }) }),
  }),
});

const text = JSON.stringify(openApiDocument("https://flickmap.example"));
const description = Description.parse(JSON.parse(text));
const responseOf = (response: z.output<typeof Reference> | z.output<typeof Response>) =>
  "$ref" in response
    ? description.components.responses[response.$ref.split("/").at(-1) ?? ""]
    : response;
const successOf = (responses: z.output<typeof Operation>["responses"]) => {
  const success = responses["200"];
  return (success && responseOf(success)?.content) ?? {};
};
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

const headersOf = (response: Parameters<typeof responseOf>[0] | undefined) =>
  Object.keys((response && responseOf(response)?.headers) ?? {});

describe("the OpenAPI description", () => {
  it("has an operation for each call, or one for each type of title that its path begins with", () => {
    const named = Object.entries<Call>(calls).flatMap(([name, { method, path, types }]) =>
      path.startsWith("/api/{type}/")
        ? (types ?? ["movie", "tv"]).map((type) => [
            `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            method,
            path.replace("{type}", type),
          ])
        : [[name, method, path]],
    );
    const read = Object.entries(streams).map(([name, { path }]) => [name, "GET", path]);
    expect(
      operations.map(({ operationId, method, path }) => [operationId, method.toUpperCase(), path]),
    ).toEqual([...named, ...read]);
  });

  it("is small enough to be read at every start", () => {
    expect(text.length).toBeLessThan(200_000);
  });

  it("writes what may be null as generators of clients understand it", () => {
    expect(text).toContain('"type":["array","null"]');
    // An object has a name, which the choice refers to.
    expect(text).not.toContain('"type":["object","null"]');
    const choices = [...text.matchAll(/(\{[^{}]*\}),\{"type":"null"\}/gu)].map(([, one]) => one);
    expect(choices.length).toBeGreaterThan(5);
    for (const one of choices) expect(one).toMatch(/^\{"\$ref":"#\/components\/schemas\/\w+"\}$/u);
    expect(text.match(/\{"type":"null"\}/gu)).toHaveLength(choices.length);
  });

  it("has an example of each response, which is what the call responds with", () => {
    for (const { operationId, path, responses } of operations) {
      const [example] = Object.values(successOf(responses)).map((one) => one.example);
      expect([operationId, example]).toEqual([operationId, expect.anything()]);
      const [, type] = /^\/api\/(movie|tv)\//u.exec(path) ?? [];
      const call = Object.entries<Call>(calls).find(
        ([name]) =>
          name === operationId || operationId.toLowerCase() === `${type}${name}`.toLowerCase(),
      )?.[1];
      const ofType = type === undefined ? undefined : call?.responseOf?.[type as "movie" | "tv"];
      // A stream has no call of the table: it is a text.
      const schema = ofType ?? call?.response ?? z.string();
      expect([operationId, schema.safeParse(example).error?.message]).toEqual([
        operationId,
        undefined,
      ]);
    }
  });

  it("writes lists as lists with commas between, and the export as bytes", () => {
    for (const { operationId, parameters = [] } of operations) {
      for (const { name, schema, style, explode } of parameters) {
        if (schema.type !== "array") continue;
        expect([operationId, name, style, explode]).toEqual([operationId, name, "form", false]);
      }
    }
    expect(text.match(/"type":"array","items":/gu)?.length).toBeGreaterThan(10);
    const exported = operations.find(({ operationId }) => operationId === "availabilityExport");
    expect(successOf(exported?.responses ?? {})).toMatchObject({
      "application/x-ndjson": { schema: { type: "string", format: "binary" } },
    });
  });

  it("describes every group that an operation names", () => {
    const groups = description.tags.map(({ name }) => name);
    expect(new Set(operations.map(({ tags: [tag] }) => tag))).toEqual(new Set(groups));
  });

  it("declares a parameter for each part of a path", () => {
    for (const { path, parameters = [] } of operations) {
      const parts = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      const declared = parameters.filter((one) => one.in === "path");
      expect([path, declared.map(({ name }) => name)]).toEqual([path, parts]);
      for (const one of declared) expect(one.required).toBe(true);
    }
  });

  it("has no two parameters in a call that a generator of clients gives one name", () => {
    for (const { operationId, parameters = [] } of operations) {
      const names = parameters.map(({ name }) => name.replaceAll(/[^a-z\d]/giu, "").toLowerCase());
      expect([operationId, new Set(names).size]).toEqual([operationId, names.length]);
    }
  });

  it("declares errors and the headers of each response", () => {
    for (const { responses, method } of operations) {
      const refusals = method === "get" ? [] : ["403", "413", "415"];
      const failures = ["400", "401", "429", "500", "503", ...refusals];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", ...failures]));
      for (const response of Object.values(responses)) {
        expect(headersOf(response)).toEqual(
          expect.arrayContaining(["Cache-Control", "RateLimit-Remaining", "X-Request-Id"]),
        );
      }
      for (const status of ["429", "503"]) {
        expect(headersOf(responses[status])).toContain("Retry-After");
      }
      expect(headersOf(responses["200"])).toEqual(
        expect.arrayContaining(headersOf(responses["304"])),
      );
    }
  });

  it("lets responses gain fields, and bodies of requests have no others", () => {
    const answers = JSON.stringify([description.components, operations.map((o) => o.responses)]);
    expect(answers).not.toContain('"additionalProperties":false');
    const writes = operations.filter(({ method }) => method !== "get");
    expect(writes).not.toEqual([]);
    for (const { requestBody } of writes) {
      expect(requestBody?.content["application/json"].schema).toMatchObject({
        additionalProperties: false,
      });
    }
  });

  it("gives bodies the rules of the shared schemas", () => {
    const bodyOf = (id: string) =>
      operations.find(({ operationId }) => operationId === id)?.requestBody?.content[
        "application/json"
      ].schema;
    expect(bodyOf("sendContactMessage")).toMatchObject({
      required: ["name", "email", "subject", "message"],
      properties: {
        name: { minLength: 2, maxLength: 100 },
        subject: { minLength: 5, maxLength: 200 },
        message: { minLength: 10, maxLength: 5000 },
      },
    });
    expect(bodyOf("rateTitle")).toMatchObject({
      required: ["content_id", "content_type", "rating", "session_id"],
      properties: {
        content_id: { minimum: 1, maximum: 2_147_483_647 },
        rating: { minimum: 0, maximum: 5, description: "1 to 5 stars; 0 takes the rating back." },
      },
    });
  });

  it("refers to nothing that is not there", () => {
    for (const [, kind = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/gu)) {
      expect([kind, name]).toSatisfy(() =>
        Object.hasOwn(
          z.record(z.string(), z.looseObject({})).parse(description.components)[kind] ?? {},
          name,
        ),
      );
    }
  });
});
