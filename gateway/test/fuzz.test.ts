import { assert, asyncProperty } from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { checkResponse, type Sent } from "./fuzz/requests.ts";
import { graphqlRequest } from "./fuzz/graphql-requests.ts";
import { restRequest } from "./fuzz/rest-requests.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** Every run generates the same ones. */
const SEED = 1;
const REST_REQUESTS = 250;
const GRAPHQL_REQUESTS = 150;
const TIMEOUT_MS = 120_000;

let gateway: GatewayUnderTest;

beforeAll(async () => {
  // Posts are limited for each address, so that most of them would be refused before they are read.
  gateway = await startGateway({
    NODE_ENV: "production",
    REQUESTS_PER_MINUTE: "1000000",
    RATINGS_PER_MINUTE: "100000",
    CONTACT_MESSAGES_PER_MINUTE: "100000",
  });
}, TIMEOUT_MS);
afterAll(() => gateway.close());

async function check(request: Sent): Promise<void> {
  checkResponse(request, await gateway.app.inject(request));
}

it(
  `${REST_REQUESTS} generated requests to /api and to pages get no unforeseen failure and see nothing of the inside`,
  async () => {
    await assert(asyncProperty(restRequest, check), { numRuns: REST_REQUESTS, seed: SEED });
  },
  TIMEOUT_MS,
);

it(
  `${GRAPHQL_REQUESTS} generated GraphQL requests get no unforeseen failure and see nothing of the inside`,
  async () => {
    await assert(asyncProperty(graphqlRequest, check), { numRuns: GRAPHQL_REQUESTS, seed: SEED });
  },
  TIMEOUT_MS,
);
