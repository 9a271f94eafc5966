/** Told when the app listens. */
export const readyEvent = "flickmap:ready";

/** Controls that are no buttons to the browser, which so does nothing with their keys. */
const MADE_CONTROLS = '[role="combobox"]:not(input), [role="slider"]';
/** Keys that act on them. */
const ACTING_KEYS = /^(?:Enter| |Home|End|Arrow(?:Up|Down|Left|Right))$/;

/** A form that only the app can send. */
const SCRIPTED_FORM = "form[data-needs-scripts]";

const submits = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement && control.type === "submit";

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Holds clicks on buttons, clicks and keys on the site's own controls, and the browser's offer to
 * install the site, until the app listens; then gives them to it once more, in their order. Links and
 * forms work by themselves before that, save forms that only the app can send.
 */
export function holdEarlyEvents(): void {
  const held: (() => void)[] = [];
  const holdClick = (event: Event) => {
    const button = closest(event, `button, ${MADE_CONTROLS}`);
    if (!button || (submits(button) && !button.closest(SCRIPTED_FORM))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => button.isConnected && button.click());
  };
  const holdKey = (event: KeyboardEvent) => {
    const control = closest(event, MADE_CONTROLS);
    if (!control || !ACTING_KEYS.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { key, code, shiftKey } = event;
    const init = { key, code, shiftKey, bubbles: true, cancelable: true };
    held.push(
      () => control.isConnected && control.dispatchEvent(new KeyboardEvent("keydown", init)),
    );
  };
  const holdOffer = (event: Event) => {
    event.preventDefault();
    held.push(() => dispatchEvent(event));
  };
  addEventListener("click", holdClick, true);
  addEventListener("keydown", holdKey, true);
  addEventListener("beforeinstallprompt", holdOffer, true);
  const giveAll = async () => {
    removeEventListener("click", holdClick, true);
    removeEventListener("keydown", holdKey, true);
    removeEventListener("beforeinstallprompt", holdOffer, true);
    for (const give of held) {
      give();
      // The app has what follows from one before it gets the next, which may build on it.
      await Promise.resolve();
    }
  };
  addEventListener(readyEvent, () => void giveAll(), { once: true });
}
