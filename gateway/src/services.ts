import type { Logger } from "pino";
import type { Config, FilmDatabaseCredential } from "./config.ts";
import { FilmDatabaseCache } from "./film-database/cache/film-database-cache.ts";
import { createDurableStore } from "./film-database/cache/durable-store.ts";
import { BulkAdmission } from "./film-database/client/bulk-admission.ts";
import {
  createFilmDatabaseClient,
  type FilmDatabaseClient,
} from "./film-database/client/client.ts";
import { connectRedis } from "./redis/connect.ts";
import { Gateways } from "./redis/gateways.ts";
import { ContactDesk } from "./contact/contact-desk.ts";
import { smtpMailer } from "./contact/contact-mail.ts";
import { Outbox } from "./contact/outbox.ts";
import type { ContactStore } from "./stores/contact-store.ts";
import { DatabaseFileError, openStores } from "./stores/open-stores.ts";
import type { Stores } from "./stores/stores.ts";
import { unavailableStores } from "./stores/unavailable-stores.ts";
import { warnSparingly } from "./warn-sparingly.ts";
import { TitleRatings } from "./ratings/title-ratings.ts";
import type { FilmDatabase, FilmDatabaseSource } from "./film-database/film-database.ts";
import type { FilmDatabaseObserver } from "./film-database/observer.ts";
import { TmdbFilmDatabase } from "./film-database/tmdb-film-database.ts";
import { createCountryFileLookup } from "./visitor-country/country-file.ts";
import { createGeolocationServiceLookup } from "./visitor-country/geolocation-service.ts";
import { type Visitor, visitorCountry } from "./visitor-country/visitor-country.ts";

/** How long the start waits for the short lists that every page refers to. */
const WARM_UP_MS = 3000;

/** Which film database the gateway runs on. */
export interface FilmDatabaseAddress {
  readonly source: FilmDatabaseSource;
  readonly url: string;
  readonly credential: FilmDatabaseCredential;
  /** What browsers put before a size and a path to get an image. */
  readonly imageBaseUrl: string;
}

/** What lives as long as the gateway and serves every request. */
export interface Services {
  readonly filmDatabase: FilmDatabase;
  /** Admits the requests for many titles at once. */
  readonly bulkAdmission: BulkAdmission;
  readonly ratings: TitleRatings;
  readonly contactDesk: ContactDesk;
  readonly site: SiteFacts;
  readonly logger: Logger;
  /** The country that a visitor comes from, an ISO 3166-1 code; null when it cannot be told. */
  readonly countryOf: (visitor: Visitor) => Promise<string | null>;
}

/** What responses contain of the configuration. */
export interface SiteFacts {
  readonly supportEmail: string;
  /** What image paths are appended to, after a size. */
  readonly imageBaseUrl: string;
  /** A calendar date, or `today`. */
  readonly homeReferenceDate: string;
}

/** Services together with the way to end them. */
export interface RunningServices {
  readonly services: Services;
  /** Resolves when the store of ratings and contact messages answers. */
  readonly pingStores: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates the services that the configuration describes. */
export async function createServices(
  config: Config,
  address: FilmDatabaseAddress,
  logger: Logger,
  observer: FilmDatabaseObserver = {},
): Promise<RunningServices> {
  const durable = await createDurableStore(
    {
      redisUrl: config.redisUrl,
      dataDir: config.dataDir,
      namespace: address.source === "SAMPLE" ? "sample" : address.url,
    },
    logger,
  );
  const client = createFilmDatabaseClient(
    { baseUrl: address.url, credential: address.credential },
    config.upstream,
    logger,
    observer,
  );
  const leaveOthers = await joinOthers(config, client, logger);
  const filmDatabase = new TmdbFilmDatabase({
    source: address.source,
    client,
    cache: new FilmDatabaseCache({
      memoryBytes: config.cacheMemoryBytes,
      durable,
      logger,
      observer,
    }),
  });
  const lookups = [
    await createCountryFileLookup(),
    ...(config.geolocationUrl ? [createGeolocationServiceLookup(config.geolocationUrl)] : []),
  ];
  const stores = openStoresOrDegrade(config, logger);
  const outbox = createOutbox(config, stores.contact, logger);
  outbox?.start();
  return {
    services: {
      filmDatabase,
      bulkAdmission: new BulkAdmission(config.upstream),
      ratings: new TitleRatings(stores.ratings),
      contactDesk: new ContactDesk(stores.contact, () => void outbox?.drain()),
      logger,
      site: {
        supportEmail: config.supportEmail,
        imageBaseUrl: address.imageBaseUrl,
        homeReferenceDate: config.homeReferenceDate,
      },
      countryOf: (visitor) => visitorCountry(visitor, lookups, logger),
    },
    pingStores: () => stores.ping(),
    close: async () => {
      await outbox?.stop();
      await stores.close();
      await leaveOthers();
      await durable.disconnect();
    },
  };
}

/** The stores, or ones that are unavailable where the database file cannot be used: the site starts all the same. */
function openStoresOrDegrade(config: Config, logger: Logger): Stores {
  try {
    return openStores(
      config,
      warnSparingly(logger, "the store of ratings and contact messages failed"),
    );
  } catch (error) {
    if (!(error instanceof DatabaseFileError)) throw error;
    logger.error(`ratings and contact are unavailable: ${error.message}`);
    return unavailableStores(error);
  }
}

/**
 * Shares the film database's limits with the other gateways on the same Redis.
 *
 * @returns what ends that
 */
async function joinOthers(
  { redisUrl }: Config,
  client: FilmDatabaseClient,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (redisUrl === null) return async () => undefined;
  const onFailure = warnSparingly(
    logger,
    "Redis failed: the film database's limits stay divided among the last known gateways; check REDIS_URL and the server",
  );
  const redis = await connectRedis(redisUrl, onFailure);
  const gateways = new Gateways(
    redis,
    (count) => {
      client.shareAmong(count);
      logger.info({ gateways: count }, "the film database's limits are shared");
    },
    onFailure,
  );
  await gateways.join();
  return async () => {
    await gateways.leave();
    redis.close();
  };
}

/** The outbox of contact messages; null where no mail server is configured. */
function createOutbox(config: Config, store: ContactStore, logger: Logger): Outbox | null {
  if (config.smtpUrl === null) return null;
  return new Outbox({
    store,
    mailer: smtpMailer(config.smtpUrl, config.supportEmail),
    onFailure: (error, messageId) => {
      logger.warn({ err: error, messageId }, "a contact message could not be mailed yet");
    },
  });
}

/**
 * Loads the short lists that every page refers to, so that the first visitor does not wait for them.
 * Never fails: what could not be loaded is loaded again when needed.
 */
export async function warmUp(filmDatabase: FilmDatabase, logger: Logger): Promise<void> {
  const loaded = Promise.allSettled([
    filmDatabase.regions(),
    filmDatabase.languages(),
    filmDatabase.genres("movie"),
    filmDatabase.genres("tv"),
  ]);
  const timeUp = new Promise<null>((resolve) => setTimeout(resolve, WARM_UP_MS, null).unref());
  const results = await Promise.race([loaded, timeUp]);
  if (results === null || results.some(({ status }) => status === "rejected")) {
    logger.warn("the film database did not answer at the start; continuing with what is cached");
  }
}
