import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import {
  createCatalog,
  type ObserveHistory,
  type RunningCatalog,
} from "./domain/changes/create-catalog.ts";
import { WantedTitles } from "./domain/changes/wanted-titles.ts";
import { BulkAdmission } from "./film-database/client/bulk-admission.ts";
import { ContactService } from "./domain/contact/contact-service.ts";
import { Outbox } from "./domain/contact/outbox.ts";
import type { AvailabilityStore } from "./stores/availability-store.ts";
import type { ContactStore } from "./stores/contact-store.ts";
import { DatabaseFileError, openStores } from "./stores/open-stores.ts";
import type { ReportFailure, Stores } from "./stores/stores.ts";
import { StoreHealth } from "./stores/store-health.ts";
import { openWhenPossible } from "./stores/open-when-possible.ts";
import { createImageUrls } from "./images/create-images.ts";
import { type ImageUrls, SignedUrls } from "./images/image-urls.ts";
import { warnSparingly } from "./lib/warn-sparingly.ts";
import { TitleRatings } from "./domain/ratings/title-ratings.ts";
import type { FilmDatabase } from "./film-database/film-database.ts";
import { isDetails, keyOf, listedTitles, namesIn } from "./domain/search/learn-titles.ts";
import { PopularTitles } from "./domain/search/popular-titles.ts";
import { TitleIndex } from "./domain/search/title-index.ts";
import type { FilmDatabaseObserver } from "./film-database/observer.ts";
import type { FilmDatabaseEffects } from "./film-database/tmdb-film-database.ts";
import { type FilmDatabaseEndpoint, openFilmDatabase } from "./film-database/open-film-database.ts";
import { createCountryFileLookup } from "./http/clients/visitor-country/country-file.ts";
import { createGeolocationServiceLookup } from "./http/clients/visitor-country/geolocation-service.ts";
import { type Visitor, visitorCountry } from "./http/clients/visitor-country/visitor-country.ts";

/** What lives as long as the gateway and serves every request. */
export interface Services {
  readonly filmDatabase: FilmDatabase;
  /** The names of the titles that the film database has returned. */
  readonly titleIndex: TitleIndex;
  /** Admits requests for many titles. */
  readonly bulkAdmission: BulkAdmission;
  readonly availabilityStore: AvailabilityStore;
  readonly ratings: TitleRatings;
  readonly contactService: ContactService;
  readonly site: SiteFacts;
  readonly logger: Logger;
  /** The country that a visitor comes from, an ISO 3166-1 code; null when it cannot be told. */
  readonly countryOf: (visitor: Visitor) => Promise<string | null>;
}

/** What responses contain of the configuration. */
export interface SiteFacts {
  readonly supportEmail: string;
  readonly imageUrls: ImageUrls;
  /** Where browsers load images from; null where that is the gateway. */
  readonly imageHost: string | null;
  /** A calendar date, or `today`. */
  readonly homeReferenceDate: string;
  /** Where the site is reached, without a slash at the end; null where that is not configured. */
  readonly publicUrl: string | null;
}

/** Services together with the way to end them. */
export interface RunningServices {
  readonly services: Services;
  readonly storeHealth: StoreHealth;
  readonly catalog: RunningCatalog;
  /** Fills the index of names; null where nothing is done in the background. */
  readonly popularTitles: PopularTitles | null;
  /** Whether a client has so many calls to the film database that further ones wait behind other visitors'. */
  readonly isQueued: (client: string) => boolean;
  /** Whether the film database refused the credential and has never responded to it. */
  readonly isCredentialWrong: () => boolean;
  /** Whether Redis responds; null without one. */
  readonly isRedisUp: (() => boolean) | null;
  /** How many calls to the film database wait, run, or count towards its rate. */
  readonly upstreamCalls: () => number;
  readonly close: () => Promise<void>;
}

/** What services may have besides. */
interface ServiceExtras extends Pick<FilmDatabaseEffects, "charge"> {
  /** Null where the film database knows the present alone. */
  readonly observeHistory?: ObserveHistory | null;
}

/** Creates the services that the configuration describes. */
export async function createServices(
  config: Config,
  endpoint: FilmDatabaseEndpoint,
  logger: Logger,
  observer: FilmDatabaseObserver = {},
  { charge, observeHistory = null }: ServiceExtras = {},
): Promise<RunningServices> {
  const storeFailed = warnSparingly(logger, "the store of ratings and contact messages failed");
  let health: StoreHealth | null = null;
  const stores = await openStoresOrDegrade(config, logger, (error) => {
    storeFailed(error);
    // Says when it works again; while it opens, nothing works yet.
    void health?.check();
  });
  const storeHealth = new StoreHealth(
    () => stores.ping(),
    () => {
      storeFailed.works();
      logger.info("ratings and contact are available");
    },
  );
  health = storeHealth;
  const wanted = new WantedTitles({
    store: stores.availability,
    onFailure: warnSparingly(logger, "the catalog's titles wait: the store failed"),
  });
  const titleIndex = new TitleIndex();
  const opened = await openFilmDatabase(config, endpoint, logger, observer, {
    ...(charge && { charge }),
    ...(config.catalog && { onTitles: wanted.note.bind(wanted) }),
    onRecord(record, language) {
      // What a title's details list beside it is in English, whatever the language of the request.
      if (language === DEFAULT_LANGUAGE || isDetails(record)) {
        titleIndex.add(listedTitles(record, Date.now()));
      }
      if (language !== DEFAULT_LANGUAGE) titleIndex.addNames(language, namesIn(record, language));
      if (isDetails(record)) titleIndex.addTranslations(keyOf(record), record.translations);
    },
  });
  const { filmDatabase } = opened;
  const lookups = [
    await createCountryFileLookup(),
    ...(config.geolocationUrl
      ? [
          createGeolocationServiceLookup(
            config.geolocationUrl,
            warnSparingly(
              logger,
              "countries of addresses cannot be looked up; check GEOLOCATION_URL and the service",
              "countries of addresses are looked up again",
            ),
          ),
        ]
      : []),
  ];
  const catalog = createCatalog(config, {
    filmDatabase,
    store: stores.availability,
    wanted,
    logger,
    onObservation: (outcome) => observer.observation?.(outcome),
    observeHistory,
  });
  const popularTitles =
    config.catalog &&
    new PopularTitles({
      filmDatabase,
      index: titleIndex,
      logger,
      ratePerSecond: config.upstream.ratePerSecond,
    });
  const imageUrls = createImageUrls(config, endpoint);
  const outbox = await createOutbox(config, stores.contact, logger);
  outbox?.start();
  return {
    services: {
      filmDatabase,
      titleIndex,
      bulkAdmission: new BulkAdmission(config.upstream),
      availabilityStore: stores.availability,
      ratings: new TitleRatings(stores.ratings),
      contactService: new ContactService(stores.contact, () => void outbox?.drain()),
      logger,
      site: {
        supportEmail: config.supportEmail,
        imageUrls,
        imageHost: imageUrls instanceof SignedUrls ? null : new URL(config.imageBaseUrl).host,
        homeReferenceDate: config.homeReferenceDate,
        publicUrl: config.publicUrl,
      },
      countryOf: (visitor) => visitorCountry(visitor, lookups),
    },
    storeHealth,
    catalog,
    popularTitles,
    isQueued: opened.isQueued,
    isCredentialWrong: opened.isCredentialWrong,
    isRedisUp: opened.isRedisUp,
    upstreamCalls: opened.calls,
    close: async () => {
      await catalog.stop();
      await popularTitles?.stop();
      await outbox?.stop();
      await stores.close();
      await opened.close();
    },
  };
}

/** The stores; where the database file cannot be used, ones that open when it can: the site starts all the same. */
async function openStoresOrDegrade(
  config: Config,
  logger: Logger,
  report: ReportFailure,
): Promise<Stores> {
  const open = () => openStores(config, report);
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DatabaseFileError)) throw error;
    logger.error(`ratings and contact are unavailable: ${error.message}`);
    return openWhenPossible(open, error);
  }
}

/** The outbox of contact messages; null where no mail server is configured. */
async function createOutbox(
  config: Config,
  store: ContactStore,
  logger: Logger,
): Promise<Outbox | null> {
  if (config.smtpUrl === null) return null;
  const { smtpMailer } = await import("./domain/contact/contact-mail.ts");
  const warn = warnSparingly(
    logger,
    "contact messages cannot be mailed yet: they are stored, and tried again; check SMTP_URL and the server",
    "contact messages are mailed again",
  );
  return new Outbox({
    store,
    mailer: smtpMailer(config.smtpUrl, config.supportEmail),
    onFailure: (error, messageId) => warn(error, { messageId }),
    onSent: () => warn.works(),
  });
}
