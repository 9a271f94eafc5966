import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { createGateway } from "../src/gateway.ts";
import { BENCH_FOLDER, median, requestsPerSecond } from "./load.ts";

const ROUNDS = 3;
const SECONDS = 4;

/** What the page of a title asks for. */
const QUERY = /* GraphQL */ `
  query TitlePage($id: Int!, $country: CountryCode!) {
    movie(id: $id) {
      id
      name
      slug
      overview
      year
      releaseDate
      runtime
      voteAverage
      voteCount
      poster {
        srcset
      }
      backdrop {
        srcset
      }
      genres {
        id
        name
      }
      originalLanguage {
        name
      }
      spokenLanguages {
        name
      }
      directors {
        name
      }
      cast {
        name
        character
      }
      availability(country: $country) {
        status
        link
        offers {
          kind
          url
          linkKind
          provider {
            id
            name
            logo {
              url
            }
          }
        }
        freshness {
          ageSeconds
          stale
        }
      }
      countriesWithOffers {
        code
        name
      }
      similar {
        id
        name
        slug
        year
        voteAverage
        poster {
          srcset
        }
      }
    }
  }
`;

/**
 * Prints how a warm title query compares with a bare `node:http` server that answers the same
 * bytes: in the same process, in rounds that take turns, the load in another thread. Only the
 * ratio says something; the figures beside it are this machine's.
 */
export async function run(): Promise<void> {
  const config = readConfig({ DATA_DIR: BENCH_FOLDER, LOG_LEVEL: "silent" });
  const gateway = await createGateway(config, pino({ level: "silent" }));
  const url = `${await gateway.app.listen({ port: 0, host: "127.0.0.1" })}/graphql`;
  const body = JSON.stringify({ query: QUERY, variables: { id: 550, country: "US" } });
  const bytes = await answerBytes(url, body);

  const bare = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": bytes.length,
      });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;

  const rounds: { gateway: number; bare: number }[] = [];
  try {
    await requestsPerSecond({ url, body }, 2);
    await requestsPerSecond({ url: bareUrl, body }, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        gateway: await requestsPerSecond({ url, body }, SECONDS),
        bare: await requestsPerSecond({ url: bareUrl, body }, SECONDS),
      });
    }
  } finally {
    bare.closeAllConnections();
    bare.close();
    await gateway.close();
  }
  const perSecond = median(rounds.map((round) => round.gateway));
  const barePerSecond = median(rounds.map((round) => round.bare));
  const ratio = median(rounds.map((round) => round.gateway / round.bare));
  console.log(
    `Title query, warm, ${bytes.length} bytes: ${ratio.toFixed(3)} of a bare Node HTTP server ` +
      `(${Math.round(perSecond)} against ${Math.round(barePerSecond)} requests a second)`,
  );
}

async function answerBytes(url: string, body: string): Promise<Buffer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok || bytes.includes('"errors"'))
    throw new Error(`the query failed: ${bytes.toString()}`);
  return bytes;
}
