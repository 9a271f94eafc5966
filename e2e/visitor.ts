import { expect, type Page, type Route, test } from "@playwright/test";

const names: Readonly<Record<string, string>> = {
  US: "United States of America",
  DE: "Germany",
  JP: "Japan",
};

/** Makes the page's visitor one who has chosen a country before, by its ISO 3166-1 code: the gateway knows it, and the browser. */
export const chooseCountry = async (page: Page, code: keyof typeof names) => {
  await setCookie(page, "country", code);
  await page.addInitScript(
    ([key, choice]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, choice);
    },
    ["selectedCountry", JSON.stringify({ iso_3166_1: code, english_name: names[code] })] as const,
  );
};

/** Opens a page, and waits until it says what it is. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

const setCookie = async (page: Page, name: string, value: string) => {
  const url = test.info().project.use.baseURL;
  if (url === undefined) throw new Error("The project has no baseURL");
  await page.context().addCookies([{ name, value, url }]);
};

/** Makes the page's visitor one who wants only what their services, Disney+ and Netflix, have. */
export const selectServices = async (page: Page) => {
  await setCookie(page, "services", "disney-plus.netflix_FLATRATE.FREE.ADS");
  await page.addInitScript(() => {
    const choice = { services: ["disney-plus", "netflix"], kinds: ["FLATRATE", "FREE", "ADS"] };
    localStorage.setItem("myServices", JSON.stringify(choice));
    localStorage.setItem("onlyMyServices", "true");
  });
};

/** What the header and the menu of a phone lead to. */
export const mainLinks = ["Home", "Movies", "TV Shows", "New", "Advanced Search", "My list"];

/** What opens the country picker, of the header or of the footer. */
export const countryButton = (page: Page, where: "banner" | "contentinfo" = "banner") =>
  page.getByRole(where).getByRole("button", { name: /^Country/ });

/** Opens the header's country picker, types, and chooses. */
export async function pickCountry(page: Page, typed: string, name: string): Promise<void> {
  await countryButton(page).click();
  // As keys: what follows a key within half a second is no shift, and what `fill` sets has no key.
  await page.getByRole("combobox", { name: "Find a country" }).pressSequentially(typed);
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
}

/** The GraphQL operation of a request; null for any other request. */
export const operationOf = (url: string): string | null => {
  const { pathname, searchParams } = new URL(url);
  return pathname === "/graphql" ? searchParams.get("operationName") : null;
};

/** Collects the GraphQL operations that the page itself requests, as it requests them; none of what is requested ahead. */
export const watchOperations = (page: Page): string[] => {
  const operations: string[] = [];
  page.on("request", (request) => {
    const operation = operationOf(request.url());
    const isAhead = request.headers()["purpose"] === "prefetch";
    if (operation !== null && !isAhead) operations.push(operation);
  });
  return operations;
};

/** Waits until the page has drawn what follows from what has just happened to it, scrolling included. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/**
 * Gives the browser each page without its content, as under load or offline, so that the browser
 * sends the page's queries itself.
 */
export const renderInBrowser = (page: Page) =>
  page.route(
    (url) => !/\.|^\/(?:assets|graphql|api|images|health)/.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== "document" || request.method() !== "GET") {
        await route.fallback();
        return;
      }
      const shell = new URL("/app-shell", request.url()).href;
      await route.fulfill({ response: await route.fetch({ url: shell }) });
    },
  );

/** Stands between the page and the gateway for one operation, which the browser sends itself. */
export const intercept = async (
  page: Page,
  operation: string,
  handle: (route: Route) => Promise<void>,
) => {
  await renderInBrowser(page);
  await page.route((url) => operationOf(url.href) === operation, handle);
};

/** Lets the gateway answer one operation and changes its answer before the page sees it. */
export const changeAnswer = <Data>(page: Page, operation: string, change: (data: Data) => void) =>
  intercept(page, operation, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Data };
    change(answer.data);
    await route.fulfill({ response, json: answer });
  });

/** Follows what the page requests; the returned function waits until nothing has been under way for half a second. */
export const watchTraffic = (page: Page): (() => Promise<void>) => {
  let underWay = 0;
  let changed = Date.now();
  const count = (change: number) => () => {
    underWay += change;
    changed = Date.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  return () =>
    expect
      .poll(() => underWay === 0 && Date.now() - changed > 500, { intervals: [100] })
      .toBe(true);
};

/** Adds up how far things on the page moved by themselves from now on (cumulative layout shift). */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) {
          shifts.total += Number(entry.value);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { total: number } };
      return shifts.total;
    });
};

/** Holds the app's files from now on, as a slow line does, until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Waits until the app listens. */
export const hydrated = (page: Page) => expect(page.locator("#root[data-ready]")).toBeAttached();
