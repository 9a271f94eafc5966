import { afterEach, expect, test, vi } from "vitest";
import { askGateway } from "./ask-gateway.ts";

const rate = "mutation Rate { rateTitle(input: { id: 550, type: MOVIE, stars: 4 }) { stars } }";
const byId = "query ById { movie(id: 550) { name } }";

/** What is sent of an operation, to a visitor who agrees, and the number of times the visitor was asked. */
async function send(operation: Parameters<typeof askGateway>[0]) {
  const confirmed = vi.fn(() => true);
  let body: unknown;
  vi.stubGlobal("confirm", confirmed);
  vi.stubGlobal("fetch", async (_url: string, init: { body: string }) => {
    body = JSON.parse(init.body);
    return Response.json({});
  });
  await askGateway(operation);
  return { body, asked: confirmed.mock.calls.length };
}

afterEach(() => vi.unstubAllGlobals());

test("the only operation is sent where the name is one of the text before", async () => {
  const { body, asked } = await send({ query: rate, operationName: "ById" });
  expect(body).toMatchObject({ query: rate, operationName: "Rate" });
  expect(asked).toBe(1);
});

test("of several operations, the named one is sent", async () => {
  const query = `${byId}\n${rate}`;
  const sent = await send({ query, operationName: "ById" });
  expect(sent.body).toMatchObject({ query, operationName: "ById" });
  expect(sent.asked).toBe(0);
  expect((await send({ query, operationName: "Rate" })).asked).toBe(1);
});

test("a text that is no document is sent as it is", async () => {
  const { body } = await send({ query: "{ movie(", operationName: "ById" });
  expect(body).toMatchObject({ query: "{ movie(", operationName: "ById" });
});
