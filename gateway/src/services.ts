import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { ifAvailable } from "./errors.ts";
import { Catalog, setSource } from "./domain/changes/catalog.ts";
import { WantedTitles } from "./domain/changes/wanted-titles.ts";
import { ContactService, ContactMailing } from "./domain/contact/contact.ts";
import type { AvailabilityStore } from "./stores/availability-store.ts";
import { openStores } from "./stores/open-stores.ts";
import type { Stores } from "./stores/stores.ts";
import { StoreHealth } from "./stores/store-health.ts";
import { createImageUrls } from "./images/create-images.ts";
import { type ImageUrls, SignedUrls } from "./images/image-urls.ts";
import { type SparingWarning, warnSparingly } from "./lib/outages.ts";
import { TitleRatings } from "./domain/ratings/title-ratings.ts";
import type { FilmDatabase } from "./film-database/film-database.ts";
import { TitleIndex } from "./domain/search/title-index.ts";
import { PopularTitles } from "./domain/search/popular-titles.ts";
import type { FilmDatabaseObserver } from "./film-database/observer.ts";
import {
  type FilmDatabaseEndpoint,
  openFilmDatabase,
  type Sample,
} from "./film-database/open-film-database.ts";
import {
  createCountryFileLookup,
  createGeolocationServiceLookup,
  type Visitor,
  visitorCountry,
} from "./http/clients/visitor-country.ts";

export interface Services {
  readonly filmDatabase: FilmDatabase;
  readonly titleIndex: TitleIndex;
  readonly availabilityStore: AvailabilityStore;
  readonly ratings: TitleRatings;
  readonly contactService: ContactService;
  readonly site: SiteFacts;
  readonly logger: Logger;
  /** Told of a short list of the film database that cannot be had. */
  readonly listFailed: SparingWarning;
  /** The country that a visitor comes from, an ISO 3166-1 code; null when it cannot be told. */
  readonly countryOf: (visitor: Visitor) => Promise<string | null>;
}

interface SiteFacts {
  readonly supportEmail: string;
  readonly imageUrls: ImageUrls;
  /** Where browsers load images from; null where that is the gateway. */
  readonly imageHost: string | null;
  readonly homeReferenceDate: string;
  readonly publicUrl: string | null;
}

/** `observeHistory` is null where the film database knows the present alone. */
export async function createServices(
  config: Config,
  endpoint: FilmDatabaseEndpoint,
  logger: Logger,
  observer: FilmDatabaseObserver = {},
  observeHistory: Sample["observeHistory"] = null,
) {
  const storeFailed = warnSparingly(logger, "the store of ratings and contact messages failed");
  const storeHealth = new StoreHealth(
    async () => stores.ping(),
    () => {
      storeFailed.works();
      logger.info("ratings and contact are available");
    },
  );
  const stores = await openStores(config, (error) => {
    storeFailed(error);
    // Says when it works again; while it opens, nothing works yet.
    setImmediate(() => void storeHealth.check());
  });
  const wanted = new WantedTitles({
    store: stores.availability,
    onFailure: warnSparingly(logger, "the catalog's titles wait: the store failed"),
  });
  const titleIndex = new TitleIndex();
  const opened = await openFilmDatabase(config, endpoint, logger, observer, {
    ...(config.catalog && { onTitles: wanted.note.bind(wanted) }),
    onRecord: titleIndex.learn.bind(titleIndex),
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
  // Where the store is not available yet, the catalog does it.
  await ifAvailable(setSource({ filmDatabase, store: stores.availability, logger }), undefined);
  const { ratePerSecond } = config.upstream;
  const { availability: store } = stores;
  const observed = config.catalog && {
    catalog: new Catalog({
      filmDatabase,
      store,
      logger,
      ...config.catalog,
      ratePerSecond,
      ...(observeHistory && {
        fill: (observer, signal) => {
          const reader = { note: store.note.bind(store), record: observer.record.bind(observer) };
          const titles = config.catalog?.titles ?? 0;
          return observeHistory({ titles, now: Date.now() }, reader, signal);
        },
      }),
    }),
    popularTitles: new PopularTitles({ filmDatabase, logger, ratePerSecond }),
  };
  const imageUrls = createImageUrls(config, endpoint);
  const mailing = await createMailing(config, stores, logger);
  void mailing?.run();
  return {
    services: {
      filmDatabase,
      titleIndex,
      availabilityStore: stores.availability,
      ratings: new TitleRatings(stores.ratings),
      contactService: new ContactService(stores.contact, () => void mailing?.run()),
      logger,
      listFailed: warnSparingly(logger, "a list of the film database cannot be had"),
      site: {
        supportEmail: config.supportEmail,
        imageUrls,
        imageHost: imageUrls instanceof SignedUrls ? null : new URL(config.imageBaseUrl).host,
        homeReferenceDate: config.homeReferenceDate,
        publicUrl: config.publicUrl,
      },
      countryOf: (visitor) => visitorCountry(visitor, lookups),
    } satisfies Services as Services,
    storeHealth,
    catalog: observed && observed.catalog,
    isCredentialWrong: opened.isCredentialWrong,
    isRedisUp: opened.isRedisUp,
    startBackgroundWork() {
      if (observed) for (const each of [wanted, ...Object.values(observed)]) each.start();
    },
    close: async () => {
      if (observed) for (const each of [wanted, ...Object.values(observed)]) await each.stop();
      await mailing?.stop();
      await stores.close();
      await opened.close();
    },
  };
}

async function createMailing(
  { smtpUrl, supportEmail }: Config,
  stores: Stores,
  logger: Logger,
): Promise<ContactMailing | null> {
  if (smtpUrl === null) return null;
  const { smtpMailer } = await import("./domain/contact/contact-mail.ts");
  const warn = warnSparingly(
    logger,
    "contact messages cannot be mailed yet: they are stored, and tried again; check SMTP_URL and the server",
    "contact messages are mailed again",
  );
  return new ContactMailing({ stores, mailer: smtpMailer(smtpUrl, supportEmail), warn });
}
