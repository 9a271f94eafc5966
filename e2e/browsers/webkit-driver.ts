import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserDriver } from "./browser-driver.ts";
import { freePort } from "./free-port.ts";
import { onDemand } from "./on-demand.ts";
import type { WindowSize } from "./window-size.ts";

const START_MS = 20_000;

/** What is used of Selenium's client, which is installed on demand. */
interface Selenium {
  readonly Capabilities: new (wanted: object) => object;
  readonly Builder: new () => Builder;
  readonly Key: { readonly ENTER: string; readonly BACK_SPACE: string };
}

interface Builder {
  usingServer(url: string): Builder;
  withCapabilities(capabilities: object): Builder;
  build(): Promise<WebDriver>;
}

interface Actions {
  move(to: { x: number; y: number; origin: "viewport" }): Actions;
  click(): Actions;
  sendKeys(keys: string): Actions;
  perform(): Promise<void>;
}

interface WebDriver {
  getCapabilities(): Promise<{ get(name: string): unknown }>;
  get(url: string): Promise<void>;
  executeScript(script: string): Promise<unknown>;
  actions(options: { async: boolean }): Actions;
  manage(): { window(): { setRect(rect: object): Promise<unknown> } };
  takeScreenshot(): Promise<string>;
  quit(): Promise<void>;
}

/** The programs of WebKitGTK: its driver, its small browser, and what gives them a screen. */
export interface WebKitGtk {
  readonly driver: string;
  readonly browser: string;
  /** `xvfb-run`; null where there is a display already. */
  readonly screen: string | null;
}

/** Drives WebKitGTK's own small browser over WebDriver. */
export async function driveWebKit(
  { driver, browser, screen }: WebKitGtk,
  size: WindowSize,
): Promise<BrowserDriver> {
  const { Builder, Capabilities, Key } = await onDemand<Selenium>("selenium-webdriver@4.49.0");
  const home = await mkdtemp(join(tmpdir(), "flickmap-webkit-"));
  const port = await freePort();
  const command = [driver, `--port=${port}`];
  const [program = driver, ...args] =
    screen === null ? command : [screen, "-a", "-s", "-screen 0 1600x1200x24", ...command];
  const running = spawn(program, args, {
    // Its sandbox needs rights that a container and root do not have. A home of its own: no profile is touched.
    env: { ...process.env, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
    detached: true,
  });
  const stop = async () => {
    // The whole group: xvfb-run started the screen and the driver.
    if (running.pid !== undefined && running.exitCode === null) process.kill(-running.pid);
    await rm(home, { recursive: true, force: true });
  };
  try {
    await untilItListens(port);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        }),
      )
      .build();
    await fitWindow(session, size);
    const version = (await session.getCapabilities()).get("browserVersion");
    const input = () => session.actions({ async: true });
    return {
      name: `WebKitGTK ${String(version)} by WebDriver`,
      goto: (url) => session.get(url),
      evaluate: (expression) => session.executeScript(`return (${expression})`),
      clickAt: (x, y) =>
        input()
          .move({ x: Math.round(x), y: Math.round(y), origin: "viewport" })
          .click()
          .perform(),
      type: (text) => input().sendKeys(text).perform(),
      press: (key) =>
        input()
          .sendKeys(key === "Enter" ? Key.ENTER : Key.BACK_SPACE)
          .perform(),
      screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
      close: async () => {
        await session.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The window's size includes its bars: they are as high as what the page lacks. */
async function fitWindow(session: WebDriver, wanted: WindowSize): Promise<void> {
  const size = { x: 0, y: 0, ...wanted };
  await session.manage().window().setRect(size);
  const inner = await session.executeScript("return [innerWidth, innerHeight]");
  if (!Array.isArray(inner)) return;
  await session
    .manage()
    .window()
    .setRect({
      ...size,
      width: 2 * wanted.width - Number(inner[0]),
      height: 2 * wanted.height - Number(inner[1]),
    });
}

async function untilItListens(port: number): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error("WebKitWebDriver does not start", { cause: error });
      await sleep(100);
    }
  }
}
