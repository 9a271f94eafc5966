import { expect, test, vi } from "vitest";

const home = "https://flickmap.example/graphql?operationName=Home&query=x";

let network: () => Promise<Response>;
let requested: RequestInit;

const json = (body: unknown) =>
  Response.json(body, { headers: { date: new Date().toUTCString() } });

/** The modules again: what is known of the connection is theirs. */
async function modules() {
  vi.resetModules();
  vi.stubGlobal("fetch", (_: Request, init: RequestInit) => {
    requested = init;
    return network();
  });
  const { fetchFromGateway } = await import("./gateway-fetch.ts");
  const { currentConnection } = await import("./connection.ts");
  const { noteVote } = await import("../lib/storage/last-vote.ts");
  return { fetchFromGateway, currentConnection, noteVote };
}

test.each([
  [{ "retry-after": "40" }, 40_000],
  [{}, 10_000],
  [{ "retry-after": "99999" }, 120_000],
])("after a 429 with %o requests are limited for %i ms", async (headers, milliseconds) => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = async () => new Response("{}", { status: 429, headers });
  expect((await fetchFromGateway(home)).status).toBe(429);
  expect(currentConnection()).toMatchObject({ state: "limited" });
  network = async () => json({ data: 1 });
  await fetchFromGateway(home);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(currentConnection().state).toBe("limited");
  vi.advanceTimersByTime(1);
  expect(currentConnection().state).toBe("online");
});

test("after a vote the browser revalidates with the gateway, for as long as it may hold what was before", async () => {
  const { fetchFromGateway, noteVote } = await modules();
  network = async () => json({ data: 1 });
  await fetchFromGateway(home);
  expect(requested.cache).toBe("default");
  noteVote({});
  await fetchFromGateway(home);
  expect(requested.cache).toBe("no-cache");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 21_000);
  await fetchFromGateway(home);
  expect(requested.cache).toBe("default");
});

test("a response that was under way during a vote is requested again, and only the later one is given", async () => {
  const { fetchFromGateway, noteVote } = await modules();
  const sent: (RequestCache | undefined)[] = [];
  network = async () => {
    sent.push(requested.cache);
    if (sent.length === 1) noteVote({});
    return json({ data: sent.length });
  };
  const given = await fetchFromGateway(home);
  expect(await given.json()).toEqual({ data: 2 });
  expect(sent).toEqual(["default", "no-cache"]);
});
