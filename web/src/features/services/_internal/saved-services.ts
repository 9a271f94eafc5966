import { storedText } from "../../../lib/storage/stored-text.ts";
import { noServices, parseMyServices } from "../my-services.ts";
import type { MyServices } from "../my-services.ts";

const stored = storedText("localStorage", "myServices");
let known: { readonly text: string | null; readonly mine: MyServices } = {
  text: null,
  mine: noServices,
};

/** Tells of every change, in this tab and in the browser's others. Returns what ends it. */
export const subscribeToSavedServices = stored.subscribe;

/** The services this browser's visitor chose; the same object until they change. */
export const readSavedServices = (): MyServices => {
  const text = stored.read();
  if (text !== known.text) known = { text, mine: parseMyServices(text) };
  return known.mine;
};

/** Stores a choice for the next visit. */
export const saveServices = (mine: MyServices): void => {
  stored.write(JSON.stringify(mine));
};
