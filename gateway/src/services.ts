import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { ifAvailable } from "./errors.ts";
import { Catalog, setSource } from "./domain/changes/catalog.ts";
import { WantedTitles } from "./domain/changes/wanted-titles.ts";
import { ContactService, ContactMailing } from "./domain/contact/contact.ts";
import { openStores } from "./stores/open-stores.ts";
import { StoreHealth } from "./stores/store-health.ts";
import { createImageUrls } from "./images/create-images.ts";
import { SignedUrls } from "./images/image-urls.ts";
import { warnSparingly } from "./lib/outages.ts";
import { TitleRatings } from "./domain/ratings/title-ratings.ts";
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

export interface Services extends Readonly<
  Awaited<ReturnType<typeof createServices>>["services"]
> {}

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
  const countryFailed = warnSparingly(
    logger,
    "countries of addresses cannot be looked up; check GEOLOCATION_URL and the service",
    "countries of addresses are looked up again",
  );
  const { geolocationUrl: url } = config;
  const lookups = [
    await createCountryFileLookup(),
    ...(url ? [createGeolocationServiceLookup(url, countryFailed)] : []),
  ];
  // Where the store is not available yet, the catalog does it.
  await ifAvailable(setSource({ filmDatabase, store: stores.availability, logger }), undefined);
  const { ratePerSecond } = config.upstream;
  const observed = config.catalog && {
    catalog: new Catalog({
      filmDatabase,
      store: stores.availability,
      logger,
      ...config.catalog,
      ratePerSecond,
      ...(observeHistory && {
        fill: (observer, signal) => {
          const store = stores.availability;
          const reader = { note: store.note.bind(store), record: observer.record.bind(observer) };
          const titles = config.catalog?.titles ?? 0;
          return observeHistory({ titles, now: Date.now() }, reader, signal);
        },
      }),
    }),
    popularTitles: new PopularTitles({ filmDatabase, logger, ratePerSecond }),
  };
  const imageUrls = createImageUrls(config, endpoint);
  const mailFailed = warnSparingly(
    logger,
    "contact messages cannot be mailed yet: they are stored, and tried again; check SMTP_URL and the server",
    "contact messages are mailed again",
  );
  let mailing: ContactMailing | null = null;
  if (config.smtpUrl !== null) {
    const { smtpMailer } = await import("./domain/contact/contact-mail.ts");
    const mailer = smtpMailer(config.smtpUrl, config.supportEmail);
    mailing = new ContactMailing({ stores, mailer, warn: mailFailed });
  }
  void mailing?.run();
  return {
    services: {
      filmDatabase,
      titleIndex,
      availabilityStore: stores.availability,
      ratings: new TitleRatings(stores.ratings),
      contactService: new ContactService(stores.contact, () => void mailing?.run()),
      logger,
      /** Told of a short list of the film database that cannot be had. */
      listFailed: warnSparingly(logger, "a list of the film database cannot be had"),
      site: {
        supportEmail: config.supportEmail,
        imageUrls,
        /** Where browsers load images from; null where that is the gateway. */
        imageHost: imageUrls instanceof SignedUrls ? null : new URL(config.imageBaseUrl).host,
        homeReferenceDate: config.homeReferenceDate,
        publicUrl: config.publicUrl,
      },
      /** The country that a visitor comes from, an ISO 3166-1 code; null when it cannot be told. */
      countryOf: (visitor: Visitor) => visitorCountry(visitor, lookups),
    },
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
