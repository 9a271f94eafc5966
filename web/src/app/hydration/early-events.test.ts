import { expect, test, vi } from "vitest";

import { holdEarlyEvents, readyEvent } from "./early-events.ts";

test("a form that only the app can send is sent once it listens, others immediately", () => {
  document.body.innerHTML =
    "<form data-needs-scripts><button>Send</button></form><form><button>Search</button></form>";
  holdEarlyEvents();
  const sent = vi.fn<(text: string) => void>();
  const buttons = document.querySelectorAll("button");
  for (const form of document.querySelectorAll("form")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent(form.textContent);
    });
  }
  for (const button of buttons) button.click();
  expect(sent.mock.calls).toEqual([["Search"]]);
  dispatchEvent(new Event(readyEvent));
  expect(sent.mock.calls).toEqual([["Search"], ["Send"]]);
});

test("the browser's offer to install the site waits for the app", () => {
  holdEarlyEvents();
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  const heard = vi.fn<(event: Event) => void>();
  addEventListener("beforeinstallprompt", heard, { once: true });
  dispatchEvent(new Event(readyEvent));
  expect(heard).toHaveBeenCalledWith(offer);
});
