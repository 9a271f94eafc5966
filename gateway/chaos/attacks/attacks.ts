import { restartBehindProxy } from "../rolling-restart.ts";
import { FORGED_ADDRESSES } from "./addresses.ts";
import type { Attack } from "./attack.ts";
import { brokenRedis } from "./broken-redis.ts";
import { CONNECTIONS } from "./connections.ts";
import { COSTLY_REQUESTS } from "./costs.ts";
import { damage } from "./damage.ts";
import { FILM_DATABASE_RESPONSES } from "./film-database-responses.ts";

/** Any machine carries so much; `npm run chaos -- rolling-restart` sends more. */
const PER_SECOND = 100;

/** All attacks. Those after which the film database is not called for a while come last of those on one gateway. */
export const ATTACKS: readonly Attack[] = [
  ...FORGED_ADDRESSES,
  ...CONNECTIONS,
  ...COSTLY_REQUESTS,
  ...FILM_DATABASE_RESPONSES,
  {
    name: "a damaged cache or store, a full disk, and a data folder that is none, at the start",
    before: "the gateway did not start, or hung",
    attack: damage,
  },
  {
    name: "Redis stopped, killed, full, and with another password",
    before: "tested on a stand-in",
    attack: brokenRedis,
  },
  {
    name: "two gateways stopped and started behind the proxy under load",
    before: "not tried",
    attack: () => restartBehindProxy(2, PER_SECOND),
  },
];
