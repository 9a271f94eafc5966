import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** As much of the browser's cache as is used, in the order of its keys. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(url: string, answer: Response) {
    this.entries.delete(url);
    this.entries.set(url, answer);
  }
  async match(wanted: string | Request) {
    return this.entries.get(typeof wanted === "string" ? wanted : wanted.url)?.clone();
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  async delete(request: Request) {
    return this.entries.delete(request.url);
  }
}

const home = "https://flickmap.example/graphql?operationName=Home&query=x";
const address = (operation: string) =>
  `https://flickmap.example/graphql?operationName=${operation}&query=x`;

let cache: FakeCache;
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
  const { fetchWithOfflineStore } = await import("./fetch-with-offline-store.ts");
  const { currentConnection, pageOpened } = await import("../../lib/apollo/connection.ts");
  return { fetchWithOfflineStore, currentConnection, pageOpened };
}

beforeEach(() => {
  cache = new FakeCache();
  online = true;
  vi.stubGlobal("caches", { open: async () => cache });
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

test("a response seen before is given again when the gateway cannot be reached", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  network = async () => json({ data: { home: 1 } });
  await fetchWithOfflineStore(home);
  await vi.waitFor(() => expect(cache.entries.size).toBe(1));
  network = cut;
  const answer = await fetchWithOfflineStore(home);
  expect(await answer.json()).toEqual({ data: { home: 1 } });
  expect(currentConnection()).toMatchObject({ offline: true, showsStored: true });
});

test("while the gateway answers, nothing stored is given", async () => {
  const { fetchWithOfflineStore } = await modules();
  network = async () => json({ data: 1 });
  await fetchWithOfflineStore(home);
  await vi.waitFor(() => expect(cache.entries.size).toBe(1));
  network = async () => new Response("{}", { status: 503 });
  expect((await fetchWithOfflineStore(home)).status).toBe(503);
});

test("a page never seen fails as the network does, and is known to be missing", async () => {
  const { fetchWithOfflineStore, currentConnection, pageOpened } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchWithOfflineStore(home));
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: true });
  pageOpened();
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: false });
});

test("a list that cannot be had is not a missing page: it says so itself", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchWithOfflineStore(address("Genre")));
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: false });
});

test("what is beside a screen can be missing without the screen missing", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchWithOfflineStore(address("SessionRating")));
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: false });
});

test("an answer tells that the connection is back", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  await failing(fetchWithOfflineStore(home));
  network = async () => json({ data: 1 });
  await fetchWithOfflineStore(home);
  expect(currentConnection()).toMatchObject({ offline: false, pageMissing: false });
});

test("an answer out of the browser's own cache does not make it online", async () => {
  online = false;
  const { fetchWithOfflineStore, currentConnection } = await modules();
  network = async () => json({ data: 1 });
  await fetchWithOfflineStore(home);
  expect(currentConnection().offline).toBe(true);
});

test("answers with errors, half-typed words and what is sent are not stored", async () => {
  const { fetchWithOfflineStore } = await modules();
  network = async () => json({ errors: [{ message: "no" }] });
  await fetchWithOfflineStore(home);
  network = async () => json({ data: 1 });
  await fetchWithOfflineStore(address("Autocomplete"));
  await fetchWithOfflineStore("https://flickmap.example/graphql", { method: "POST", body: "{}" });
  await fetchWithOfflineStore(address("Genre"));
  await vi.waitFor(() => expect([...cache.entries.keys()]).toEqual([address("Genre")]));
});

test("of more than 150 responses, the least recently stored go", async () => {
  const { fetchWithOfflineStore } = await modules();
  network = async () => json({ data: 1 });
  for (let page = 0; page < 150; page += 1) await cache.put(`${home}&page=${page}`, json({}));
  await fetchWithOfflineStore(`${home}&page=150`);
  await vi.waitFor(() => expect(cache.entries.has(`${home}&page=150`)).toBe(true));
  await vi.waitFor(() => expect(cache.entries.size).toBe(150));
  expect(cache.entries.has(`${home}&page=0`)).toBe(false);
  expect(cache.entries.has(`${home}&page=1`)).toBe(true);
});

test("an answer of more than 30 days ago is not shown", async () => {
  const { fetchWithOfflineStore } = await modules();
  const date = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toUTCString();
  network = async () => json({ data: 1 }, { date });
  await fetchWithOfflineStore(home);
  await vi.waitFor(() => expect(cache.entries.size).toBe(1));
  vi.useFakeTimers();
  network = cut;
  await failing(fetchWithOfflineStore(home));
});

test("a browser that stores nothing sends its requests as ever", async () => {
  const { fetchWithOfflineStore } = await modules();
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("denied")) });
  network = async () => json({ data: 1 });
  expect(await (await fetchWithOfflineStore(home)).json()).toEqual({ data: 1 });
});

test("a request that is taken back says nothing of the connection", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  const abort = new AbortController();
  network = () => {
    abort.abort();
    return Promise.reject(new DOMException("aborted", "AbortError"));
  };
  await expect(fetchWithOfflineStore(home, { signal: abort.signal })).rejects.toThrow("aborted");
  expect(currentConnection().offline).toBe(false);
});

test.each([
  [{ "retry-after": "40" }, 40_000],
  [{}, 10_000],
  [{ "retry-after": "99999" }, 120_000],
])("after a 429 with %o requests are limited for %i ms", async (headers, milliseconds) => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  vi.useFakeTimers();
  network = async () => new Response("{}", { status: 429, headers });
  expect((await fetchWithOfflineStore(home)).status).toBe(429);
  expect(currentConnection()).toMatchObject({ limited: true, offline: false });
  network = async () => json({ data: 1 });
  await fetchWithOfflineStore(address("Search"));
  vi.advanceTimersByTime(milliseconds - 1);
  expect(currentConnection().limited).toBe(true);
  vi.advanceTimersByTime(1);
  expect(currentConnection().limited).toBe(false);
});

test("after a vote the browser revalidates with the gateway, for as long as it may hold what was before", async () => {
  const { fetchWithOfflineStore } = await modules();
  const { noteOwnChange } = await import("../../lib/storage/own-change.ts");
  network = async () => json({ data: 1 });
  await fetchWithOfflineStore(home);
  expect(requested.cache).toBe("default");
  noteOwnChange();
  await fetchWithOfflineStore(home);
  expect(requested.cache).toBe("no-cache");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 21_000);
  await fetchWithOfflineStore(home);
  expect(requested.cache).toBe("default");
});

test("a response that was under way during a vote is requested again, and only the later one is given and stored", async () => {
  const { fetchWithOfflineStore } = await modules();
  const { noteOwnChange } = await import("../../lib/storage/own-change.ts");
  const sent: (RequestCache | undefined)[] = [];
  network = async () => {
    sent.push(requested.cache);
    if (sent.length === 1) noteOwnChange();
    return json({ data: sent.length });
  };
  const given = await fetchWithOfflineStore(home);
  expect(await given.json()).toEqual({ data: 2 });
  expect(sent).toEqual(["default", "no-cache"]);
  await vi.waitFor(async () =>
    expect(await cache.entries.get(home)?.clone().json()).toEqual({ data: 2 }),
  );
});

test("a screen is requested three times more, a second apart, before it counts as not to be reached", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  vi.useFakeTimers();
  let calls = 0;
  network = () => {
    calls += 1;
    return cut();
  };
  const given = fetchWithOfflineStore(home).catch(() => "given up");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(calls).toBe(3);
  expect(currentConnection()).toMatchObject({ offline: false, retrying: true });
  await vi.advanceTimersByTimeAsync(1);
  expect([calls, await given]).toEqual([4, "given up"]);
  expect(currentConnection()).toMatchObject({ offline: true, pageMissing: true });
  await expect(fetchWithOfflineStore(home)).rejects.toThrow("Failed to fetch");
  expect(calls).toBe(5);
});

test("a gateway that was away for a moment is not noticed", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  vi.useFakeTimers();
  network = cut;
  const answer = fetchWithOfflineStore(home);
  await vi.advanceTimersByTimeAsync(500);
  network = async () => json({ data: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(await (await answer).json()).toEqual({ data: 1 });
  expect(currentConnection().offline).toBe(false);
});

test("a screen is still requested when what is beside it was given out of what is stored", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
  await cache.put(address("Countries"), json({ data: 1 }));
  vi.useFakeTimers();
  network = cut;
  const answer = fetchWithOfflineStore(home);
  await fetchWithOfflineStore(address("Countries"));
  expect(currentConnection()).toMatchObject({
    offline: true,
    pageMissing: false,
    showsStored: false,
  });
  network = async () => json({ data: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await answer).json()).toEqual({ data: 2 });
  expect(currentConnection().offline).toBe(false);
});

test("a gateway that does not answer is slow after 2.5 s, and not to be reached before 10 s", async () => {
  const { fetchWithOfflineStore, currentConnection } = await modules();
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
  const given = fetchWithOfflineStore(home).catch(() => "given up");
  await vi.advanceTimersByTimeAsync(2_499);
  expect(currentConnection().slow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(currentConnection()).toMatchObject({ slow: true, offline: false });
  await vi.advanceTimersByTimeAsync(7_499);
  expect(await given).toBe("given up");
  expect(currentConnection()).toMatchObject({ slow: false, offline: true, pageMissing: true });
});

test("a response that is cut off half-way is requested again", async () => {
  const { fetchWithOfflineStore } = await modules();
  vi.useFakeTimers();
  network = async () => {
    network = async () => json({ data: 2 });
    return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("cut")) }));
  };
  const given = fetchWithOfflineStore(home);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await given).json()).toEqual({ data: 2 });
});

test("a device without a network is not kept waiting", async () => {
  online = false;
  const { fetchWithOfflineStore } = await modules();
  network = cut;
  await expect(fetchWithOfflineStore(home)).rejects.toThrow("Failed to fetch");
});

const query = (operation: string, variables: unknown) =>
  `https://flickmap.example/graphql?${new URLSearchParams({ operationName: operation, variables: JSON.stringify(variables) })}`;
const sessionId = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";
const stars = query("SessionRating", { title: { type: "MOVIE", id: 550 }, sessionId });
const movie = query("Title", { type: "MOVIE", id: 550, country: "US", countryKnown: true });

/** Votes 2 stars for movie 550, after its page was seen with 3; then the connection is lost. */
async function voteAndLoseConnection(userErrors: readonly unknown[]) {
  const { fetchWithOfflineStore } = await modules();
  network = async () => json({ data: { sessionRating: 3 } });
  await fetchWithOfflineStore(stars);
  network = async () => json({ data: { title: { name: "Fight Club", rating: { average: 3 } } } });
  await fetchWithOfflineStore(movie);
  await fetchWithOfflineStore(
    query("Title", { type: "TV", id: 550, country: "US", countryKnown: true }),
  );
  await vi.waitFor(() => expect(cache.entries.size).toBe(3));
  const before = [...cache.entries.values()];
  network = async () =>
    json({ data: { rateTitle: { stars: 2, rating: { average: 2 }, userErrors } } });
  const input = { title: { type: "MOVIE", id: 550 }, stars: 2, sessionId };
  await fetchWithOfflineStore("https://flickmap.example/graphql", {
    method: "POST",
    body: JSON.stringify({ operationName: "RateTitle", variables: { input } }),
  });
  network = cut;
  const seen = async (url: string) => (await fetchWithOfflineStore(url)).json();
  return { seen, changes: () => [...cache.entries.values()].filter((at) => !before.includes(at)) };
}

test("a vote is counted in what is seen without a connection", async () => {
  const { seen, changes } = await voteAndLoseConnection([]);
  await vi.waitFor(() => expect(changes()).toHaveLength(2));
  expect(await seen(stars)).toEqual({ data: { sessionRating: 2 } });
  expect(await seen(movie)).toEqual({
    data: { title: { name: "Fight Club", rating: { average: 2 } } },
  });
  expect(changes().every(({ headers }) => headers.has("date"))).toBe(true);
});

test("a vote that was refused changes nothing of what is stored", async () => {
  const { seen } = await voteAndLoseConnection([{ message: "Rating must be 1 to 5" }]);
  expect(await seen(stars)).toEqual({ data: { sessionRating: 3 } });
});
