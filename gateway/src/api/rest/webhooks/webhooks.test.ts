import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook as Receiver } from "standardwebhooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../../test/graphql-under-test.ts";
import { added, FIGHT_CLUB, removed, update } from "../../../../test/stores/observations.ts";
import { changeCursor } from "../../../domain/changes/cursor.ts";
import { ApiKeys } from "../../../http/clients/api-keys.ts";
import type { NewChange } from "../../../stores/availability-store.ts";
import { Webhooks } from "./webhooks.ts";

const SECRET = "whsec_c2VjcmV0IG9mIGF0IGxlYXN0IDI0IGJ5dGVz";
const MINUTE = 60_000;

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly type: string;
    readonly data: {
      readonly changes: readonly { readonly country: string; readonly change: string }[];
      readonly next: string;
      readonly latest: string;
    };
  };
}

let graphql: GraphQLUnderTest;
let url: string;
let deliveries: Delivery[];
let status: number;
let now: number;
let revision: number;
let closeReceiver: () => void;

beforeEach(async () => {
  graphql = await startGraphQL();
  [deliveries, status, now, revision] = [[], 204, Date.now(), 0];
  const server = createServer(async (request, response) => {
    const raw = await text(request);
    // Throws where the signature is wrong.
    const body = new Receiver(SECRET).verify(raw, request.headers as Record<string, string>);
    deliveries.push({ headers: request.headers, body: body as Delivery["body"] });
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  closeReceiver = () => {
    server.closeAllConnections();
    server.close();
  };
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(async () => {
  closeReceiver();
  await graphql.close();
});

/** A gateway's webhooks of one client; another one is another gateway on the same store. */
function webhooks(country: string | null = null) {
  const key = { name: "partner", sha256: "0".repeat(64), unitsPerMinute: 1 };
  const webhook = {
    url,
    secret: Buffer.from(SECRET.slice("whsec_".length), "base64"),
    ...(country && { country }),
  };
  return new Webhooks({
    keys: new ApiKeys([{ ...key, webhook }]),
    services: graphql.services,
    onDelivery: () => undefined,
    now: () => now,
  });
}

async function store(...changes: readonly NewChange[]) {
  const { availabilityStore } = graphql.services;
  await availabilityStore.note([FIGHT_CLUB], now);
  await availabilityStore.record(FIGHT_CLUB, update(revision, { changes }));
  revision += 1;
}

const told = () =>
  deliveries.map(({ body }) =>
    body.data.changes.map(({ country, change }) => `${country} ${change}`),
  );

/** Has a client take where it begins. */
async function begin(country: string | null = null) {
  await webhooks(country).run();
  deliveries = [];
}

test("a client that nothing is known of is told where to begin, until it takes that: its webhook is new, or the store", async () => {
  await store(added("FR", 8));
  status = 500;
  await webhooks().run();
  status = 204;
  now += MINUTE;
  await webhooks().run();
  await webhooks().run();
  expect(deliveries.map(({ body }) => body.type)).toEqual(
    Array(2).fill("availability.cursor_expired"),
  );
  expect(deliveries[1]?.body.data).toEqual({ since: null, latest: expect.any(String) });
  expect(deliveries[1]?.headers["webhook-id"]).toBe(deliveries[0]?.headers["webhook-id"]);
});

test("a client is told of each change once, in order, signed, from when its webhook is known on", async () => {
  await store(added("FR", 8));
  await begin();
  await webhooks().run();
  expect(deliveries).toEqual([]);
  await store(added("DE", 8), removed("US", 9));
  await webhooks().run();
  await webhooks().run();
  expect(told()).toEqual([["DE added", "US removed"]]);
  expect(deliveries[0]?.body).toMatchObject({
    type: "availability.changed",
    data: { has_more: false, next: expect.any(String) },
  });
  await store(added("JP", 8));
  await webhooks().run();
  expect(told()).toEqual([["DE added", "US removed"], ["JP added"]]);
});

test("more changes than a batch holds come in several", async () => {
  await begin();
  await store(...Array.from({ length: 230 }, (_, provider) => added("DE", provider)));
  await webhooks().run();
  expect(told().map(({ length }) => length)).toEqual([100, 100, 30]);
});

test.each([500, 404, 302])(
  "what a receiver does not take (%i) is sent again later, under the same id, by whichever gateway is next",
  async (failure) => {
    await begin();
    await store(added("DE", 8));
    status = failure;
    await webhooks().run();
    await webhooks().run();
    expect(deliveries).toHaveLength(1);
    now += MINUTE;
    await webhooks().run();
    expect(deliveries).toHaveLength(2);
    expect(deliveries[1]?.headers["webhook-id"]).toBe(deliveries[0]?.headers["webhook-id"]);
    // The wait has doubled.
    now += MINUTE / 2;
    await webhooks().run();
    expect(deliveries).toHaveLength(2);
    status = 200;
    now += MINUTE;
    await webhooks().run();
    await webhooks().run();
    expect(told()).toEqual([["DE added"], ["DE added"], ["DE added"]]);
  },
);

test("what came meanwhile is told with it, under another id", async () => {
  await begin();
  await store(added("DE", 8));
  status = 503;
  await webhooks().run();
  await store(added("US", 8));
  status = 200;
  now += MINUTE;
  await webhooks().run();
  expect(told()).toEqual([["DE added"], ["DE added", "US added"]]);
  expect(deliveries[1]?.headers["webhook-id"]).not.toBe(deliveries[0]?.headers["webhook-id"]);
});

test("a receiver that cannot be reached misses nothing", async () => {
  const here = url;
  await begin();
  await store(added("DE", 8));
  url = "http://127.0.0.1:1/";
  await webhooks().run();
  url = here;
  now += MINUTE;
  await webhooks().run();
  expect(told()).toEqual([["DE added"]]);
});

test("a webhook of a country is told of changes there alone, and the others do not make its cursor old", async () => {
  await begin("DE");
  await store(added("US", 8), added("DE", 8));
  await store(added("US", 9));
  await webhooks("DE").run();
  await webhooks("DE").run();
  expect(told()).toEqual([["DE added"]]);
  await graphql.services.availabilityStore.forget({
    changesBefore: Number.MAX_SAFE_INTEGER,
    wantedBefore: 0,
    max: 10,
  });
  await store(added("DE", 9));
  await webhooks("DE").run();
  expect(told()).toEqual([["DE added"], ["DE added"]]);
});

test("a client that has missed changes is told that, and then of what comes", async () => {
  await begin();
  await store(added("DE", 8));
  await store(added("US", 8), added("US", 9));
  await graphql.services.availabilityStore.forget({
    changesBefore: Number.MAX_SAFE_INTEGER,
    wantedBefore: 0,
    max: 10,
  });
  await webhooks().run();
  expect(deliveries.map(({ body }) => body.type)).toEqual(["availability.cursor_expired"]);
  await store(added("FR", 8));
  await webhooks().run();
  expect(deliveries[1]?.body).toMatchObject({
    type: "availability.changed",
    data: { changes: [{ country: "FR", change: "added" }] },
  });
  expect(deliveries).toHaveLength(2);
});

test("a client that has come to a change of another store, as one restored from a backup is, begins again", async () => {
  await begin();
  const cursor = changeCursor({ storeId: "0".repeat(16), sequence: 1 });
  await graphql.services.availabilityStore.setWebhookState("partner", {
    cursor,
    attempts: 0,
    dueAt: 0,
  });
  await store(added("DE", 8));
  await webhooks().run();
  expect(deliveries.map(({ body }) => body)).toMatchObject([
    { type: "availability.cursor_expired", data: { since: cursor } },
  ]);
  await webhooks().run();
  expect(deliveries).toHaveLength(1);
});

test("of several gateways one delivers at a time", async () => {
  await begin();
  await store(added("DE", 8));
  await Promise.all([webhooks().run(), webhooks().run(), webhooks().run()]);
  expect(told()).toEqual([["DE added"]]);
});

test("nothing is written where nothing is new, or a receiver is waited for", async () => {
  await begin("DE");
  const takeLease = vi.spyOn(graphql.services.availabilityStore, "takeLease");
  await webhooks("DE").run();
  expect(takeLease).not.toHaveBeenCalled();
  await store(added("DE", 8));
  status = 500;
  await webhooks("DE").run();
  takeLease.mockClear();
  await webhooks("DE").run();
  expect(takeLease).not.toHaveBeenCalled();
  now += MINUTE;
  status = 204;
  await webhooks("DE").run();
  expect(takeLease).toHaveBeenCalled();
  expect(told()).toEqual([["DE added"], ["DE added"]]);
});
