import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** As much of the browser's cache as is used, in the order of its keys. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(url: string, answer: Response) {
    this.entries.delete(url);
    this.entries.set(url, answer);
  }
  async match(url: string) {
    return this.entries.get(url)?.clone();
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
let asked: RequestInit;

const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { "content-type": "application/json", date: new Date().toUTCString(), ...headers },
  });
const cut = () => Promise.reject(new TypeError("Failed to fetch"));

/** The modules anew: what is known of the connection is theirs. */
async function modules() {
  vi.resetModules();
  const { fetchOrKept } = await import("./kept-answers.ts");
  const { currentConnection, pageOpened } = await import("./connection.ts");
  return { fetchOrKept, currentConnection, pageOpened };
}

beforeEach(() => {
  cache = new FakeCache();
  online = true;
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", (_: Request, init: RequestInit) => {
    asked = init;
    return network();
  });
  sessionStorage.clear();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an answer seen before is given again when the gateway cannot be reached", async () => {
  const { fetchOrKept, currentConnection } = await modules();
  network = async () => json({ data: { home: 1 } });
  await fetchOrKept(home);
  await vi.waitFor(() => expect(cache.entries.size).toBe(1));
  network = cut;
  const answer = await fetchOrKept(home);
  expect(await answer.json()).toEqual({ data: { home: 1 } });
  expect(currentConnection()).toEqual({ offline: true, pageMissing: false });
});

test("while the gateway answers, nothing kept is given", async () => {
  const { fetchOrKept } = await modules();
  network = async () => json({ data: 1 });
  await fetchOrKept(home);
  await vi.waitFor(() => expect(cache.entries.size).toBe(1));
  network = async () => new Response("{}", { status: 503 });
  expect((await fetchOrKept(home)).status).toBe(503);
});

test("a page never seen fails as the network does, and is known to be missing", async () => {
  const { fetchOrKept, currentConnection, pageOpened } = await modules();
  network = cut;
  await expect(fetchOrKept(home)).rejects.toThrow("Failed to fetch");
  expect(currentConnection()).toEqual({ offline: true, pageMissing: true });
  pageOpened();
  expect(currentConnection()).toEqual({ offline: true, pageMissing: false });
});

test("what is beside a screen can be missing without the screen missing", async () => {
  const { fetchOrKept, currentConnection } = await modules();
  network = cut;
  await expect(fetchOrKept(address("SessionRating"))).rejects.toThrow("Failed to fetch");
  expect(currentConnection()).toEqual({ offline: true, pageMissing: false });
});

test("an answer tells that the connection is back", async () => {
  const { fetchOrKept, currentConnection } = await modules();
  network = cut;
  await expect(fetchOrKept(home)).rejects.toThrow("Failed to fetch");
  network = async () => json({ data: 1 });
  await fetchOrKept(home);
  expect(currentConnection()).toEqual({ offline: false, pageMissing: false });
});

test("an answer out of the browser's own cache does not make it online", async () => {
  online = false;
  const { fetchOrKept, currentConnection } = await modules();
  network = async () => json({ data: 1 });
  await fetchOrKept(home);
  expect(currentConnection().offline).toBe(true);
});

test("answers with errors, half-typed words and what is sent are not kept", async () => {
  const { fetchOrKept } = await modules();
  network = async () => json({ errors: [{ message: "no" }] });
  await fetchOrKept(home);
  network = async () => json({ data: 1 });
  await fetchOrKept(address("Autocomplete"));
  await fetchOrKept("https://flickmap.example/graphql", { method: "POST", body: "{}" });
  await fetchOrKept(address("Genre"));
  await vi.waitFor(() => expect([...cache.entries.keys()]).toEqual([address("Genre")]));
});

test("of more than 150 answers, those asked for longest ago go", async () => {
  const { fetchOrKept } = await modules();
  network = async () => json({ data: 1 });
  for (let page = 0; page < 150; page += 1) await cache.put(`${home}&page=${page}`, json({}));
  await fetchOrKept(`${home}&page=150`);
  await vi.waitFor(() => expect(cache.entries.has(`${home}&page=150`)).toBe(true));
  await vi.waitFor(() => expect(cache.entries.size).toBe(150));
  expect(cache.entries.has(`${home}&page=0`)).toBe(false);
  expect(cache.entries.has(`${home}&page=1`)).toBe(true);
});

test("an answer of more than 30 days ago is not shown", async () => {
  const { fetchOrKept } = await modules();
  const date = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toUTCString();
  network = async () => json({ data: 1 }, { date });
  await fetchOrKept(home);
  await vi.waitFor(() => expect(cache.entries.size).toBe(1));
  network = cut;
  await expect(fetchOrKept(home)).rejects.toThrow("Failed to fetch");
});

test("a browser that keeps nothing asks the gateway as ever", async () => {
  const { fetchOrKept } = await modules();
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("denied")) });
  network = async () => json({ data: 1 });
  expect(await (await fetchOrKept(home)).json()).toEqual({ data: 1 });
});

test("a request that is taken back says nothing of the connection", async () => {
  const { fetchOrKept, currentConnection } = await modules();
  const abort = new AbortController();
  network = () => {
    abort.abort();
    return Promise.reject(new DOMException("aborted", "AbortError"));
  };
  await expect(fetchOrKept(home, { signal: abort.signal })).rejects.toThrow("aborted");
  expect(currentConnection().offline).toBe(false);
});

test("after a vote the browser asks the gateway again, for as long as it may hold what was before", async () => {
  const { fetchOrKept } = await modules();
  const { noteOwnChange } = await import("../../shared/own-change.ts");
  network = async () => json({ data: 1 });
  await fetchOrKept(home);
  expect(asked.cache).toBe("default");
  noteOwnChange();
  await fetchOrKept(home);
  expect(asked.cache).toBe("no-cache");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 21_000);
  await fetchOrKept(home);
  expect(asked.cache).toBe("default");
});
