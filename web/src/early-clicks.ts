/** Told when the app listens. */
export const readyEvent = "flickmap:ready";

/**
 * Holds clicks on buttons until the app listens, and then gives them to it once more, in their order.
 * Links and forms work by themselves before that.
 */
export function holdEarlyClicks(): void {
  const held: HTMLElement[] = [];
  const hold = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || button.type === "submit") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(button);
  };
  addEventListener("click", hold, true);
  addEventListener(
    readyEvent,
    () => {
      removeEventListener("click", hold, true);
      for (const button of held) if (button.isConnected) button.click();
    },
    { once: true },
  );
}
