import { type ErrorPolicy, gql } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { currentConnection, pageOpened } from "./connection.ts";
import { createApolloClient } from "./apollo-client.ts";

let network: (request: Request) => Promise<Response>;
let sent: string[];
let online: boolean;

beforeEach(() => {
  sent = [];
  online = true;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  vi.stubGlobal("fetch", (request: Request) => {
    sent.push(new URL(request.url).searchParams.get("operationName") ?? request.method);
    return network(request);
  });
});
afterEach(() => {
  pageOpened();
});
const answers = async () => Response.json({ data: { answer: 2 } });
const cut = () => Promise.reject(new TypeError("Failed to fetch"));
const fails = (code: string) => async () =>
  Response.json({
    data: { answer: null },
    errors: [{ message: code, path: ["answer"], extensions: { code } }],
  });

/** The outcome of an operation: its data, or the message of its error. */
const send = async (operation: string, errorPolicy: ErrorPolicy = "none") => {
  const query = gql(`query ${operation} { answer }`);
  const result = createApolloClient().query({ query, fetchPolicy: "no-cache", errorPolicy });
  return result.then(({ data }) => data, String);
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("a query is sent three times more, a second apart, before the gateway counts as unreachable", async () => {
  network = cut;
  const outcome = send("Home");
  await pass(2_999);
  expect(sent).toHaveLength(3);
  await pass(1);
  expect(await outcome).toContain("Failed to fetch");
  expect(sent).toHaveLength(4);
  expect(currentConnection()).toMatchObject({ state: "offline" });
  // From then on each is sent once.
  await send("Home");
  expect(sent).toHaveLength(5);
});

test.each([
  ["a gateway that was away for a moment", cut],
  ["FILM_DATABASE_UNAVAILABLE", fails("FILM_DATABASE_UNAVAILABLE")],
  ["OVERLOADED", fails("OVERLOADED")],
  ["STORE_UNAVAILABLE", fails("STORE_UNAVAILABLE")],
])("%s is retried, and says nothing of the connection", async (_, failure) => {
  network = failure;
  const outcome = send("Genre");
  await pass(2_000);
  expect(sent).toHaveLength(3);
  network = answers;
  await pass(1_000);
  expect(await outcome).toEqual({ answer: 2 });
  expect(currentConnection()).toMatchObject({ state: "online" });
});

test("a result that lacks a part of a field is given as it is", async () => {
  const extensions = { code: "FILM_DATABASE_UNAVAILABLE" };
  network = async () =>
    Response.json({
      data: { answer: { rows: null } },
      errors: [{ message: "Please try again later.", path: ["answer", "rows"], extensions }],
    });
  expect(await send("Home", "all")).toEqual({ answer: { rows: null } });
  expect(sent).toHaveLength(1);
});

test.each(["BAD_USER_INPUT", "RATE_LIMITED"])("%s is not retried", async (code) => {
  network = fails(code);
  expect(await send("Title")).toContain(code);
  await pass(10_000);
  expect(sent).toHaveLength(1);
});

test("a mutation is sent once", async () => {
  network = cut;
  const change = createApolloClient().mutate({ mutation: gql("mutation Change { answer }") });
  await expect(change).rejects.toThrow("Failed to fetch");
  expect(sent).toEqual(["POST"]);
});

test("a gateway that does not answer is unreachable before 10 s", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((after) => {
    setTimeout(() => limit.abort(new DOMException("timed out", "TimeoutError")), after);
    return limit.signal;
  });
  network = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new TypeError("Failed to fetch")));
    });
  const outcome = send("Home");
  await pass(9_299);
  expect(currentConnection().state).toBe("online");
  await pass(1);
  expect(await outcome).toContain("Failed to fetch");
  expect(currentConnection()).toMatchObject({ state: "offline" });
});

test("a retry that could not be answered in time is not sent", async () => {
  network = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    return fails("FILM_DATABASE_UNAVAILABLE")();
  };
  const outcome = send("Title");
  await pass(8_300);
  expect(await outcome).toContain("FILM_DATABASE_UNAVAILABLE");
  expect(sent).toHaveLength(3);
});

test("an answer out of the browser's own cache does not make it online", async () => {
  online = false;
  network = async () =>
    Response.json({ data: { answer: 2 } }, { headers: { date: new Date().toUTCString() } });
  expect(await send("Home")).toEqual({ answer: 2 });
  expect(currentConnection().state).toBe("offline");
});

test("a device without a network is not kept waiting", async () => {
  online = false;
  network = cut;
  expect(await send("Home")).toContain("Failed to fetch");
  expect(sent).toHaveLength(1);
});
