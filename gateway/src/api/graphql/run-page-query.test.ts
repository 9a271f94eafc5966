import { expect, onTestFinished, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { createPageQueryRunner } from "./run-page-query.ts";

const graphql = await startGraphQL();

const signal = new AbortController().signal;
const TITLE = {
  operationName: "Title",
  query:
    'query Title($id: Int!) { movie(id: $id) { name rating { average } availability(country: "DE") { offers { url } } } }',
  variables: { id: 550 },
};

test("a fault of the gateway is masked, logged, and named by its number in the log", async () => {
  const logged = vi.spyOn(graphql.services.logger, "error").mockImplementation(() => undefined);
  const broken = vi.spyOn(graphql.services.filmDatabase, "forRequest").mockImplementation(() => {
    return Object.assign(Object.create(graphql.services.filmDatabase), {
      movie: () => Promise.reject(new TypeError("secret")),
    });
  });
  onTestFinished(() => {
    logged.mockRestore();
    broken.mockRestore();
  });
  const run = createPageQueryRunner(graphql.services);
  const { result } = await run(TITLE, signal);
  expect(JSON.stringify(result)).not.toContain("secret");
  const [line] = logged.mock.lastCall ?? [];
  expect(line).toMatchObject({ requestId: result.errors?.[0]?.extensions?.["requestId"] });
});
