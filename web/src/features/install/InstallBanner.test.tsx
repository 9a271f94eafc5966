import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

const prompt = vi.fn<() => Promise<unknown>>(async () => undefined);

/** Opens the page again. */
async function openPage() {
  prompt.mockClear();
  cleanup();
  vi.resetModules();
  await import("../../../test/messages.ts");
  const { followInstallOffer } = await import("./install-offer.ts");
  followInstallOffer();
  const { InstallBanner } = await import("./InstallBanner.tsx");
  render(<InstallBanner />);
}

/** The browser offers to install the site; gives whether it may still show its own bar. */
async function offer(): Promise<boolean> {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  await act(async () => void dispatchEvent(event));
  return !event.defaultPrevented;
}

const banner = () => screen.queryByRole("region", { name: "Install Flickmap" });

test("the banner is there when the browser offers installation, and goes when its dialog is shown", async () => {
  await openPage();
  expect(banner()).not.toBeInTheDocument();
  expect(await offer()).toBe(false);
  expect(banner()).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(banner()).not.toBeInTheDocument();
});

test.each(["Not now", "Close"])("%s dismisses it, and that is remembered", async (name) => {
  await openPage();
  await offer();
  await userEvent.click(screen.getByRole("button", { name }));
  expect(banner()).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  await openPage();
  await offer();
  expect(banner()).not.toBeInTheDocument();
});

test("it is not shown where the site is open as an app", async () => {
  const media = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
  await openPage();
  await offer();
  expect(banner()).not.toBeInTheDocument();
});
