import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Request } from "@playwright/test";
import { drawn } from "./visitor.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

// No page has frames of other sites, whose results axe would put together on a blank page for each check, nor sounds, for
// whose length it would read every style sheet first.
const axeOptions: Parameters<AxeBuilder["options"]>[0] & { readonly checks: object } = {
  resultTypes: ["violations"],
  preload: false,
  checks: {
    // As by default, but for pseudo-elements: axe does not read their color, and says nothing of a text that has one
    // behind it, as the whole header has. The check takes no option alone.
    "color-contrast": {
      options: {
        ignorePseudo: true,
        ignoreUnicode: true,
        ignoreLength: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.2,
        textStrokeEmMin: 0.03,
      },
    },
  },
};

/** The WCAG violations that axe finds on the page, or inside one selector: rule id and targets. */
export const findViolations = async (page: Page, within?: string) => {
  const checks = new AxeBuilder({ page }).setLegacyMode().options(axeOptions).withTags(rules);
  const { violations } = await (within === undefined ? checks : checks.include(within)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
};

/** The texts that lie outside the window and that no scrolling inside the page reaches. */
export const findOutside = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page itself"] : [];
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 1 || left < -1);
    };
    const isLost = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, visibility, clipPath } = getComputedStyle(box);
        if (visibility === "hidden" || clipPath !== "none") return false;
        if (box !== element && ["auto", "scroll"].includes(overflowX)) return false;
      }
      return element.closest("[inert], [aria-hidden='true']") === null;
    };
    const lost = [...document.querySelectorAll("body *")]
      .filter(({ childElementCount }) => childElementCount === 0)
      .filter((element) => isOutside(element) && isLost(element))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    return [...wide, ...lost];
  });

/** The controls, headings and terms that are narrower than their text, which is not shortened on purpose. */
export const findTooNarrow = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // What a thumb hits around a link is no text of it.
    sheet.replaceSync("a::after { content: none !important; }");
    document.adoptedStyleSheets.push(sheet);
    const found = [
      ...document.querySelectorAll("a, button, summary, label, legend, th, h1, h2, h3, dt"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { clipPath, overflowX, textOverflow } = getComputedStyle(element);
        const isScrolled = ["auto", "scroll"].includes(overflowX);
        const isChosen = clipPath !== "none" || isScrolled || textOverflow !== "clip";
        const { clientWidth, scrollWidth, textContent } = element;
        return (
          !isChosen && textContent.trim() !== "" && scrollWidth > clientWidth + 1 && clientWidth > 1
        );
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    document.adoptedStyleSheets.pop();
    return found;
  });

/** The controls of the page of which a thumb hits less than 44 px; links inside a paragraph have its lines. */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(a, button, input, select, summary)")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.closest("p, [aria-hidden]") === null)
      .flatMap((one) => {
        one.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, right, top, width, height } = one.getBoundingClientRect();
        if (width < 2 || left < 0 || right > innerWidth) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return one.contains(hit) || hit?.closest("label")?.control === one;
        };
        const reach = (dx: number, dy: number) => {
          let steps = 0;
          while (steps < 44 && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1;
          return steps;
        };
        const hitWidth = reach(-1, 0) + 1 + reach(1, 0);
        const hitHeight = reach(0, -1) + 1 + reach(0, 1);
        return hitWidth >= 43 && hitHeight >= 43 ? [] : [one.ariaLabel ?? one.textContent];
      }),
  );

/** Sets the spacing between letters, words and lines that WCAG 1.4.12 asks a page to bear. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** Keeps the page without a service worker: the runner blocks them by an answer that no browser gives. */
export const neverRegister = (page: Page) =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });

/** Records what fails: exceptions, console errors and warnings, failed requests, statuses of 400 and more. */
export const watchFailures = (page: Page): string[] => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    // The runner blocks service workers.
    if (message.text().includes("Service Worker registration blocked")) return;
    // The status of a page that does not exist is its answer, and the browser reports it in the console.
    if (
      message.text().startsWith("Failed to load resource") &&
      message.location().url === page.url()
    )
      return;
    if (["error", "warning"].includes(message.type()))
      failures.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    const error = request.failure()?.errorText ?? "";
    // Whoever leaves a page aborts what it still requests.
    if (error !== "net::ERR_ABORTED") failures.push(`failed: ${request.url()} ${error}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      failures.push(`${response.status()}: ${response.url()}`);
  });
  return failures;
};

/** Records the URLs of the images that the page requests. */
export const watchImages = (page: Page): string[] => {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") urls.push(request.url());
  });
  return urls;
};

/** The path of an image without its size: `/images/w342/a.jpg` gives `/a.jpg`. */
const withoutSize = (url: string) => new URL(url).pathname.replace(/^\/images\/\w+/u, "");

/** The posters that were requested more than once, at whatever size. */
export const findRepeatedPosters = (urls: readonly string[]): string[] => {
  const posters = urls.filter((url) => url.includes("/poster-")).map(withoutSize);
  return posters.filter((poster, index) => posters.indexOf(poster) !== index);
};

/** Scrolls to the end of the page as a visitor does, by a window at a time. */
export const scrollThrough = async (page: Page) => {
  const [height, step] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    innerHeight,
  ]);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => {
      scrollTo(0, y);
    }, top);
    await drawn(page);
  }
};

/**
 * The posters that have too few or more than twice the pixels that they are shown at. A seventh less is not seen, and
 * the image host's next size has twice the bytes.
 */
export const findBadlySizedPosters = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc.includes("/poster-"))
      .map((image) => {
        const shown = Math.round(image.getBoundingClientRect().width);
        const loaded = Number(/\/images\/w(\d+)\//u.exec(image.currentSrc)?.[1]);
        return { src: image.currentSrc, shown, pixels: loaded / (shown * devicePixelRatio) };
      })
      // Suggestions and marks apart.
      .filter(({ shown, pixels }) => shown >= 80 && !(pixels > 0.86 && pixels <= 2)),
  );

/** Waits until no text of the page lies outside the window. */
export const expectToFit = (page: Page) => expect.poll(() => findOutside(page)).toEqual([]);

/** Follows the requests that wait for their response. */
export function watchPending(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/**
 * The icons that stand out from what is behind them by less than 3:1 (WCAG 1.4.11), by their names. Each one's paint is
 * compared with the average of the pixels behind it, artwork included. Icons of controls that are disabled are left out.
 */
export async function findFaintIcons(page: Page): Promise<string[]> {
  const icons = await page.evaluate(() => {
    scrollTo(0, 0);
    const opacityOf = (element: Element) => {
      let opacity = 1;
      for (let box: Element | null = element; box; box = box.parentElement)
        opacity *= Number(getComputedStyle(box).opacity);
      return opacity;
    };
    const found = [...document.querySelectorAll("svg > use")].flatMap((use) => {
      const svg = use.parentElement;
      if (!svg?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { left, top, right, bottom, width } = svg.getBoundingClientRect();
      const isEnabled = use.closest(":disabled, [aria-disabled='true']") === null;
      const isInside = left >= 0 && right <= innerWidth && top >= 0;
      if (!isEnabled || !isInside || width === 0) return [];
      const { stroke, fill, color } = getComputedStyle(use);
      const paint = stroke === "none" ? fill : stroke;
      return {
        name: `${use.getAttribute("href")} in ${svg.parentElement?.outerHTML.slice(0, 120)}`,
        paint: paint === "none" ? color : paint,
        opacity: opacityOf(use),
        box: [left, top + scrollY, width, bottom - top].map(Math.round),
      };
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("svg:has(> use) { visibility: hidden !important; }");
    document.adoptedStyleSheets.push(sheet);
    return found;
  });
  // Averages differ from those of a PNG by less than 1 %, and it is made in half the time.
  const behind = await page.screenshot({ fullPage: true, scale: "css", type: "jpeg", quality: 90 });
  return page.evaluate(
    async ([jpeg, all]) => {
      document.adoptedStyleSheets.pop();
      const bytes = Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {
        willReadFrequently: true,
      });
      const swatch = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      if (canvas === null || swatch === null) throw new Error("There is no canvas");
      canvas.drawImage(image, 0, 0);
      const luminance = (channels: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return all
        .filter(({ paint, opacity, box: [left = 0, top = 0, width = 0, height = 0] }) => {
          const { data } = canvas.getImageData(left, top, width, height);
          const averageOf = (channel: number) =>
            data.reduce((sum, value, at) => (at % 4 === channel ? sum + value : sum), 0) /
            (data.length / 4);
          const ground = [0, 1, 2].map(averageOf);
          // The browser's own mixing, of whatever notation of a color.
          swatch.fillStyle = `rgb(${ground.join(" ")})`;
          swatch.globalAlpha = 1;
          swatch.fillRect(0, 0, 1, 1);
          swatch.fillStyle = paint;
          swatch.globalAlpha = opacity;
          swatch.fillRect(0, 0, 1, 1);
          const lit = [
            luminance([...swatch.getImageData(0, 0, 1, 1).data.subarray(0, 3)]),
            luminance(ground),
          ];
          return (Math.max(...lit) + 0.05) / (Math.min(...lit) + 0.05) < 3;
        })
        .map(({ name }) => name);
    },
    [behind.toString("base64"), icons] as const,
  );
}
