/** Told when the app listens. */
export const readyEvent = "flickmap:ready";

/** Holds clicks, choices and the browser's offer to install the site until the app listens, and gives them to it in order. */
export function holdEarlyEvents(): void {
  const held: (() => void)[] = [];
  const holdClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // Other forms, and links, work by themselves.
    if (button?.type === "submit" && !button.closest("form[data-needs-scripts]")) return;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => button.isConnected && button.click());
  };
  const holdChoice = (event: Event) => {
    const { target: list } = event;
    if (list instanceof HTMLInputElement && list.type === "checkbox") {
      event.stopImmediatePropagation();
      const { checked } = list;
      held.push(() => {
        // From the other state, so that the click brings the one that was chosen.
        list.checked = !checked;
        list.click();
      });
      return;
    }
    if (!(list instanceof HTMLSelectElement)) return;
    event.stopImmediatePropagation();
    const { value } = list;
    held.push(() => {
      // What was held before may have had the app show its own choice again.
      list.value = value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  const holdOffer = (event: Event) => {
    event.preventDefault();
    held.push(() => dispatchEvent(event));
  };
  const holders = { click: holdClick, change: holdChoice, beforeinstallprompt: holdOffer };
  for (const [type, hold] of Object.entries(holders)) addEventListener(type, hold, true);
  const giveAll = async () => {
    for (const [type, hold] of Object.entries(holders)) removeEventListener(type, hold, true);
    for (const give of held) {
      give();
      // The app has what follows from one before it gets the next, which may build on it.
      await Promise.resolve();
    }
  };
  // oxlint-disable-next-line no-console -- as the browser does with what a listener throws
  addEventListener(readyEvent, () => giveAll().catch(console.error), { once: true });
}
