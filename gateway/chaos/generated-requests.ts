import { assert, asyncProperty, oneof } from "fast-check";
import { checkResponse } from "../test/fuzz/check-response.ts";
import { graphqlRequest } from "../test/fuzz/graphql-requests.ts";
import { restRequest } from "../test/fuzz/rest-requests.ts";
import { startGateway } from "../test/gateway-under-test.ts";
import { finding, type Scale } from "./scale.ts";

/** Sends generated requests to both APIs and to pages: none may fail in an unforeseen way, or show the inside. */
export async function run({ requests }: Scale): Promise<boolean> {
  const gateway = await startGateway({
    NODE_ENV: "production",
    REQUESTS_PER_MINUTE: "1000000",
    RATINGS_PER_MINUTE: "100000",
    CONTACT_MESSAGES_PER_MINUTE: "100000",
  });
  const byStatus: Record<string, number> = {};
  const begun = performance.now();
  try {
    await assert(
      asyncProperty(oneof(restRequest, graphqlRequest), async (request) => {
        const response = await gateway.app.inject(request);
        byStatus[response.statusCode] = (byStatus[response.statusCode] ?? 0) + 1;
        checkResponse(request, response);
      }),
      { numRuns: requests },
    );
    return finding(true, `${told(byStatus)} in ${seconds(begun)} s`);
  } catch (error) {
    return finding(false, `${told(byStatus)} in ${seconds(begun)} s: ${String(error)}`);
  } finally {
    await gateway.close();
  }
}

function told(byStatus: Readonly<Record<string, number>>): string {
  return Object.entries(byStatus)
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
}

function seconds(begun: number): number {
  return Math.round((performance.now() - begun) / 1000);
}
