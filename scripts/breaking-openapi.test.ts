import { expect, test } from "vitest";
import { breakingOpenApi, type Description } from "./breaking-openapi.ts";

const description = (change: {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly movie?: object;
  readonly required?: readonly string[];
  readonly path?: string;
}): Description => ({
  paths: {
    [change.path ?? "/api/movie/{id}"]: {
      get: {
        parameters: change.parameters ?? [{ name: "id", required: true }, { name: "region" }],
        responses: {
          "200": {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Movie" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Movie: {
        type: "object",
        required: change.required ?? ["id"],
        properties: { id: { type: "integer" }, year: { type: "integer" }, ...change.movie },
      },
    },
  },
});

test("additions break nobody", () => {
  const parameters = [{ name: "id", required: true }, { name: "region" }, { name: "page" }];
  const after = description({ parameters, movie: { name: { type: "string" } } });
  expect(breakingOpenApi(description({}), after)).toEqual([]);
});

test.each([
  ["a call that is gone", { path: "/api/film/{id}" }, "GET /api/movie/{id} is gone"],
  [
    "a parameter that is gone",
    { parameters: [{ name: "id" }] },
    "GET /api/movie/{id} region is gone",
  ],
  [
    "a parameter that is needed now",
    { parameters: [{ name: "id" }, { name: "region" }, { name: "key", required: true }] },
    "GET /api/movie/{id} key is needed now",
  ],
  [
    "a field that may be null now",
    { movie: { year: { type: ["integer", "null"] } } },
    "Movie.year has another type",
  ],
  ["a field that may be missing now", { required: [] }, "Movie.id may be missing now"],
])("%s breaks callers", (_, change, says) => {
  expect(breakingOpenApi(description({}), description(change))).toEqual([says]);
});
