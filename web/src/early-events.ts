/** Told when the app listens. */
export const readyEvent = "flickmap:ready";

/**
 * Holds clicks on buttons, and the browser's offer to install the site, until the app listens; then
 * gives them to it once more, in their order. Links and forms work by themselves before that.
 */
export function holdEarlyEvents(): void {
  const held: (() => void)[] = [];
  const holdClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || button.type === "submit") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => button.isConnected && button.click());
  };
  const holdOffer = (event: Event) => {
    event.preventDefault();
    held.push(() => dispatchEvent(event));
  };
  addEventListener("click", holdClick, true);
  addEventListener("beforeinstallprompt", holdOffer, true);
  const giveAll = () => {
    removeEventListener("click", holdClick, true);
    removeEventListener("beforeinstallprompt", holdOffer, true);
    for (const give of held) give();
  };
  addEventListener(readyEvent, giveAll, { once: true });
}
