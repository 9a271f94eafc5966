import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "./calls.ts";
import { openApiDocument } from "./openapi.ts";
import { streams } from "./streams.ts";

const Operation = z.object({
  operationId: z.string(),
  summary: z.string().min(10),
  description: z.string().min(10),
  tags: z.tuple([z.string()]),
  security: z.tuple([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(["path", "query"]),
        required: z.boolean().optional(),
        schema: z.object({ description: z.string() }),
      }),
    )
    .optional(),
  requestBody: z
    .object({
      content: z.object({ "application/json": z.object({ schema: z.json() }) }),
    })
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string().min(5),
      headers: z.record(z.string(), z.json()),
      content: z.record(z.string(), z.object({ schema: z.json() })).optional(),
    }),
  ),
});
const Description = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.enum(["get", "post"]).or(z.string()), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.json()) }),
});

const description = Description.parse(
  JSON.parse(JSON.stringify(openApiDocument("https://flickmap.example"))),
);
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

describe("the OpenAPI description", () => {
  it("has one operation for each call, named as in the table, which requires no credentials", () => {
    expect(
      operations.map(({ operationId, method, path }) => [operationId, method.toUpperCase(), path]),
    ).toEqual(
      expect.arrayContaining(
        Object.entries(calls).map(([name, { method, path }]) => [name, method, path]),
      ),
    );
    const read = Object.entries(streams).map(([name, { path }]) => [name, "GET", path]);
    expect(
      operations.map(({ operationId, method, path }) => [operationId, method.toUpperCase(), path]),
    ).toEqual(expect.arrayContaining(read));
    expect(operations).toHaveLength(Object.keys(calls).length + read.length);
    for (const { security } of operations) expect(security).toEqual([]);
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

  it("declares errors and the headers of each response", () => {
    for (const { responses, method } of operations) {
      const refusals = method === "get" ? [] : ["403", "413", "415"];
      const failures = ["400", "401", "429", "500", "503", ...refusals];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", ...failures]));
      for (const { headers } of Object.values(responses)) {
        expect(Object.keys(headers)).toEqual(
          expect.arrayContaining(["Cache-Control", "RateLimit-Remaining", "X-Request-Id"]),
        );
      }
      for (const status of ["429", "503"]) {
        expect(Object.keys(responses[status]?.headers ?? {})).toContain("Retry-After");
      }
      const validated = Object.keys(responses["304"]?.headers ?? {});
      expect(Object.keys(responses["200"]?.headers ?? {})).toEqual(
        expect.arrayContaining(validated),
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
    const text = JSON.stringify(description);
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/(\w+)"/gu)) {
      expect(Object.keys(description.components.schemas)).toContain(name);
    }
  });
});
