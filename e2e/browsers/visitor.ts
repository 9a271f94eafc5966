import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserDriver } from "./browser-driver.ts";
import {
  chooseOption,
  describe,
  finder,
  hasFinder,
  isChosen,
  isShown,
  placeToClick,
} from "./find-part.ts";
import type { Part } from "./find-part.ts";

/** How long a step may take, on a busy machine too. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;
/** How many times a part that cannot be clicked is waited for before it is scrolled to. */
const WAITS = 5;

/** Somebody who uses the site: each step waits until it can be done, and throws when it cannot. */
export class Visitor {
  readonly #browser: BrowserDriver;
  readonly #site: string;
  /** Whether the window is a phone's, where search, menu and filters are behind a button. */
  readonly isOnPhone: boolean;

  /** @param site the address of the site, without a slash at the end */
  constructor(browser: BrowserDriver, site: string, isOnPhone: boolean) {
    this.#browser = browser;
    this.#site = site;
    this.isOnPhone = isOnPhone;
  }

  /** Opens an address of the site, path and query, and waits until the app has taken over the page. */
  async opens(path: string): Promise<void> {
    await this.#browser.goto(`${this.#site}${path}`);
    await this.#until("the app listens", () =>
      this.#holds(
        `document.readyState === "complete" && Object.keys(document.getElementById("root") ?? {})
          .some((key) => key.startsWith("__reactContainer"))`,
      ),
    );
  }

  async sees(wanted: Part): Promise<void> {
    await this.#until(`${describe(wanted)} is seen`, () => this.#find(isShown(wanted)));
  }

  /** Such a part is chosen, as a star is. */
  async seesChosen(wanted: Part): Promise<void> {
    await this.#until(`${describe(wanted)} is chosen`, () => this.#find(isChosen(wanted)));
  }

  /** Text that the page shows anywhere. */
  async reads(text: string): Promise<void> {
    const shown = `document.body.innerText.replace(/\\s+/g, " ")`;
    await this.#until(`"${text}" is read`, () =>
      this.#holds(`${shown}.includes(${JSON.stringify(text)})`),
    );
  }

  async clicks(wanted: Part): Promise<void> {
    let tries = 0;
    await this.#until(`${describe(wanted)} is clicked`, async () => {
      tries += 1;
      const place = await this.#evaluateWithFinder(placeToClick(wanted, tries > WAITS));
      if (!Array.isArray(place)) return false;
      const [x, y] = place.map(Number);
      if (x === undefined || y === undefined) return false;
      await this.#browser.clickAt(x, y);
      return true;
    });
  }

  /** Chooses an option of a list by its text. */
  async chooses(list: Part, option: string): Promise<void> {
    await this.#until(`"${option}" of ${describe(list)} is chosen`, () =>
      this.#find(chooseOption(list, option)),
    );
  }

  /** Writes into a field in place of what is in it. */
  async writes(field: Part, text: string): Promise<void> {
    await this.clicks(field);
    await this.#until(`${describe(field)} has the focus`, () =>
      this.#holds(`"value" in document.activeElement`),
    );
    if (await this.#holds(`document.activeElement.value !== ""`)) {
      await this.#browser.evaluate("document.activeElement.select()");
      await this.#browser.press("Backspace");
    }
    await this.#browser.type(text);
    await this.#until(`${describe(field)} holds "${text}"`, () =>
      this.#holds(`document.activeElement.value === ${JSON.stringify(text)}`),
    );
  }

  async pressesEnter(): Promise<void> {
    await this.#browser.press("Enter");
  }

  async goesBack(): Promise<void> {
    await this.#browser.evaluate("history.back()");
  }

  /** The path and query of the page are these. */
  async isAt(address: string): Promise<void> {
    await this.#until(`the address is ${address}`, () =>
      this.#holds(`location.pathname + location.search === ${JSON.stringify(address)}`),
    );
  }

  /** There are pictures in view, and all of them have arrived. */
  async seesPictures(): Promise<void> {
    await this.#until("the pictures in view have arrived", () =>
      this.#holds(`((inView) => inView.length > 0 && inView.every(({ naturalWidth }) => naturalWidth > 0))(
        [...document.images].filter((image) => {
          const { top, bottom, left, right, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth &&
            image.checkVisibility({ visibilityProperty: true });
        }))`),
    );
  }

  /** What the browser makes of a style of the first element that a selector matches. */
  async findsStyle(selector: string, property: string, value: string): Promise<void> {
    const found = await this.#browser.evaluate(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)}))
        .getPropertyValue(${JSON.stringify(property)})`,
    );
    assert.equal(found, value, `${property} of ${selector}`);
  }

  async findsNothingWider(): Promise<void> {
    const beyond = await this.#browser.evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
    assert.equal(beyond, 0, "the page is wider than the window");
  }

  async #find(expression: string): Promise<boolean> {
    return (await this.#evaluateWithFinder(expression)) === true;
  }

  /** Each page that is loaded gets the finder once. */
  async #evaluateWithFinder(expression: string): Promise<unknown> {
    if (!(await this.#holds(hasFinder))) await this.#browser.evaluate(`void ${finderAsExpression}`);
    return this.#browser.evaluate(expression);
  }

  async #holds(condition: string): Promise<boolean> {
    return (await this.#browser.evaluate(`Boolean(${condition})`)) === true;
  }

  async #until(what: string, done: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await done())) {
      if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}`);
      await sleep(PAUSE_MS);
    }
  }
}

/** The library's file consists of statements. */
const finderAsExpression = `(function () {\n${finder}\n}).call(window)`;
