import { buildSchema, getIntrospectionQuery } from "graphql";
import { expect, it } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

const gateway = await startGateway({ NODE_ENV: "production" });

it("is read by tools in production, within the limits", async () => {
  const { status, body } = await gateway.graphql(getIntrospectionQuery());
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { __schema: { queryType: { name: "Query" } } } });
});

it("is served as a document that tools build, with what its directives state, titles first", async () => {
  const { statusCode, headers, body } = await gateway.app.inject("/graphql/schema.graphql");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("application/graphql");
  expect(headers["cache-control"]).toContain("public");
  const query = buildSchema(body).getQueryType();
  expect(Object.keys(query?.getFields() ?? {}).slice(0, 3)).toEqual(["title", "movie", "tvShow"]);
  expect(body).toContain("@listSize(assumedSize: 20");
  const schema = buildSchema(body);
  expect(schema.description).toContain("country by country");
  expect(schema.getType("UUID")).toMatchObject({
    specifiedByURL: "https://www.rfc-editor.org/rfc/rfc9562",
  });
});
