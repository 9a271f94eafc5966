import { expect, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { createPageQueryRunner } from "./run-page-query.ts";

test("a fault of the gateway is masked, logged, and named by its number in the log", async () => {
  const { services } = await startGraphQL();
  const logged = vi.spyOn(services.logger, "error").mockImplementation(() => undefined);
  const movie = () => Promise.reject(new TypeError("secret"));
  vi.spyOn(services.filmDatabase, "forRequest").mockReturnValue(
    Object.assign(Object.create(services.filmDatabase), { movie }),
  );
  const run = createPageQueryRunner(services);
  const query = {
    operationName: "Title",
    query: "query Title { movie(id: 550) { name } }",
    variables: {},
  };
  const { result } = await run(query, new AbortController().signal);
  expect(JSON.stringify(result)).not.toContain("secret");
  const [line] = logged.mock.lastCall ?? [];
  expect(line).toMatchObject({ requestId: result.errors?.[0]?.extensions?.["requestId"] });
});
