import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { describeAge, withAge } from "./stored-age.ts";

const home = "https://flickmap.example/graphql?operationName=Home&query=x";
const address = (operation: string) =>
  `https://flickmap.example/graphql?operationName=${operation}&query=x`;

let network: () => Promise<Response>;
let online: boolean;
let requested: RequestInit;

const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { "content-type": "application/json", date: new Date().toUTCString(), ...headers },
  });
const cut = () => Promise.reject(new TypeError("Failed to fetch"));

/** The modules anew: what is known of the connection is theirs. */
async function modules() {
  vi.resetModules();
  const { fetchFromGateway } = await import("./gateway-fetch.ts");
  const { currentConnection, pageOpened } = await import("../../lib/apollo/connection.ts");
  return { fetchFromGateway, currentConnection, pageOpened };
}

beforeEach(() => {
  online = true;
  vi.stubGlobal("fetch", (_: Request, init: RequestInit) => {
    requested = init;
    return network();
  });
  localStorage.clear();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What comes of asking for a screen when the network stays cut, once all retries are over. */
const failing = async (work: Promise<Response>) => {
  const outcome = work.then(String, String);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toContain("Failed to fetch");
};

/** A response as the service worker gives it in the gateway's place. */
const stored = async (hours: number) => {
  const date = new Date(Date.now() - hours * 3_600_000).toUTCString();
  return withAge(json({ data: { home: 1 } }, { date }));
};

test("a stored response is given as the service worker gives it, with its age", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  network = () => stored(3);
  const answer = await fetchFromGateway(home);
  expect(await answer.json()).toEqual({ data: { home: 1 } });
  const { offline, storedAt } = currentConnection();
  expect(offline).toBe(true);
  expect(describeAge(Date.now() - (storedAt ?? 0))).toBe("3 hours ago");
});

test("of several stored responses of a page the oldest tells its age", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  for (const hours of [3, 50, 1]) {
    network = () => stored(hours);
    await fetchFromGateway(home);
  }
  expect(describeAge(Date.now() - (currentConnection().storedAt ?? 0))).toBe("2 days ago");
});

test("a page never seen fails as the network does, and is known to be missing", async () => {
  const { fetchFromGateway, currentConnection, pageOpened } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchFromGateway(home));
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: true });
  pageOpened();
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: false });
});

test("a list that cannot be had is not a missing page: it says so itself", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchFromGateway(address("Genre")));
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: false });
});

test("what is beside a screen can be missing without the screen missing", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchFromGateway(address("SessionRating")));
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: false });
});

test("an answer tells that the connection is back", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchFromGateway(home));
  network = async () => json({ data: 1 });
  await fetchFromGateway(home);
  expect(currentConnection()).toMatchObject({ offline: false, pageMissing: false });
});

test("an answer out of the browser's own cache does not make it online", async () => {
  online = false;
  const { fetchFromGateway, currentConnection } = await modules();
  network = async () => json({ data: 1 });
  await fetchFromGateway(home);
  expect(currentConnection().offline).toBe(true);
});

test("a request that is taken back says nothing of the connection", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  const abort = new AbortController();
  network = () => {
    abort.abort();
    return Promise.reject(new DOMException("aborted", "AbortError"));
  };
  await expect(fetchFromGateway(home, { signal: abort.signal })).rejects.toThrow("aborted");
  expect(currentConnection().offline).toBe(false);
});

test.each([
  [{ "retry-after": "40" }, 40_000],
  [{}, 10_000],
  [{ "retry-after": "99999" }, 120_000],
])("after a 429 with %o requests are limited for %i ms", async (headers, milliseconds) => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = async () => new Response("{}", { status: 429, headers });
  expect((await fetchFromGateway(home)).status).toBe(429);
  expect(currentConnection()).toMatchObject({ limited: true, offline: false });
  network = async () => json({ data: 1 });
  await fetchFromGateway(address("Search"));
  vi.advanceTimersByTime(milliseconds - 1);
  expect(currentConnection().limited).toBe(true);
  vi.advanceTimersByTime(1);
  expect(currentConnection().limited).toBe(false);
});

test("after a vote the browser revalidates with the gateway, for as long as it may hold what was before", async () => {
  const { fetchFromGateway } = await modules();
  const { noteOwnChange } = await import("../../lib/storage/own-change.ts");
  network = async () => json({ data: 1 });
  await fetchFromGateway(home);
  expect(requested.cache).toBe("default");
  noteOwnChange();
  await fetchFromGateway(home);
  expect(requested.cache).toBe("no-cache");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 21_000);
  await fetchFromGateway(home);
  expect(requested.cache).toBe("default");
});

test("a response that was under way during a vote is requested again, and only the later one is given", async () => {
  const { fetchFromGateway } = await modules();
  const { noteOwnChange } = await import("../../lib/storage/own-change.ts");
  const sent: (RequestCache | undefined)[] = [];
  network = async () => {
    sent.push(requested.cache);
    if (sent.length === 1) noteOwnChange();
    return json({ data: sent.length });
  };
  const given = await fetchFromGateway(home);
  expect(await given.json()).toEqual({ data: 2 });
  expect(sent).toEqual(["default", "no-cache"]);
});

test("a screen is requested three times more, a second apart, before it counts as not to be reached", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  let calls = 0;
  network = () => {
    calls += 1;
    return cut();
  };
  const given = fetchFromGateway(home).catch(() => "given up");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(calls).toBe(3);
  expect(currentConnection()).toMatchObject({ offline: false, retrying: true });
  await vi.advanceTimersByTimeAsync(1);
  expect([calls, await given]).toEqual([4, "given up"]);
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: true });
  await expect(fetchFromGateway(home)).rejects.toThrow("Failed to fetch");
  expect(calls).toBe(5);
});

test("a gateway that was away for a moment is not noticed", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  const answer = fetchFromGateway(home);
  await vi.advanceTimersByTimeAsync(500);
  network = async () => json({ data: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(await (await answer).json()).toEqual({ data: 1 });
  expect(currentConnection().offline).toBe(false);
});

test("a screen is still requested when what is beside it was given out of what is stored", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  const answer = fetchFromGateway(home);
  network = () => stored(3);
  await fetchFromGateway(address("Countries"));
  expect(currentConnection()).toMatchObject({
    offline: true,
    pageMissing: false,
    storedAt: null,
  });
  network = async () => json({ data: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await answer).json()).toEqual({ data: 2 });
  expect(currentConnection().offline).toBe(false);
});

test("a gateway that does not answer is slow after 2.5 s, and not to be reached before 10 s", async () => {
  const { fetchFromGateway, currentConnection } = await modules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((after) => {
    setTimeout(() => limit.abort(new DOMException("timed out", "TimeoutError")), after);
    return limit.signal;
  });
  network = () =>
    new Promise((_, reject) => {
      requested.signal?.addEventListener("abort", () => reject(new TypeError("Failed to fetch")));
    });
  const given = fetchFromGateway(home).catch(() => "given up");
  await vi.advanceTimersByTimeAsync(2_499);
  expect(currentConnection().slow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(currentConnection()).toMatchObject({ slow: true, offline: false });
  await vi.advanceTimersByTimeAsync(7_499);
  expect(await given).toBe("given up");
  expect(currentConnection()).toMatchObject({ slow: false, offline: true, pageMissing: true });
});

test("a response that is cut off half-way is requested again", async () => {
  const { fetchFromGateway } = await modules();
  vi.useFakeTimers();
  network = async () => {
    network = async () => json({ data: 2 });
    return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("cut")) }));
  };
  const given = fetchFromGateway(home);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await given).json()).toEqual({ data: 2 });
});

test("a device without a network is not kept waiting", async () => {
  online = false;
  const { fetchFromGateway } = await modules();
  network = cut;
  await expect(fetchFromGateway(home)).rejects.toThrow("Failed to fetch");
});
