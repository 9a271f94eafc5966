import { afterEach, expect, test, vi } from "vitest";
import { askGateway } from "./ask-gateway.ts";
import { getLastResponse, setLastResponse } from "./last-response.ts";

/** Runs an operation as the sandbox does. */
function subscribe(operation: Parameters<typeof askGateway>[0]) {
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  return { observer, ...askGateway(operation).subscribe(observer) };
}

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
  const { observer } = subscribe(operation);
  await vi.waitFor(() => expect(observer.complete).toHaveBeenCalled());
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

test("a run that is stopped is aborted, and what was known of the run before is gone", async () => {
  let signal: AbortSignal | undefined;
  vi.stubGlobal("fetch", (_url: string, init: { signal: AbortSignal }) => {
    ({ signal } = init);
    return new Promise((_, reject) => {
      init.signal.addEventListener("abort", () => reject(init.signal.reason));
    });
  });
  setLastResponse({ status: 200, milliseconds: 1, headers: [], cost: null });
  const { observer, unsubscribe } = subscribe({ query: byId });
  expect(getLastResponse()).toBeNull();
  unsubscribe();
  expect(signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  for (const told of Object.values(observer)) expect(told).not.toHaveBeenCalled();
  expect(getLastResponse()).toBeNull();
});

test("what went wrong is told", async () => {
  vi.stubGlobal("fetch", async () => new Response("no", { status: 502 }));
  const { observer } = subscribe({ query: byId });
  await vi.waitFor(() => expect(observer.error).toHaveBeenCalled());
  expect(String(observer.error.mock.calls[0]?.[0])).toContain("502");
});
