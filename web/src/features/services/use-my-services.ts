import { useMemo, useSyncExternalStore } from "react";
import { usePageContext } from "../../lib/page-context.ts";
import { storedText } from "../../lib/storage/stored-text.ts";
import { useCountry } from "../country/country-context.ts";
import {
  type KeptServices,
  type MyServices,
  noServices,
  parseServices,
  parseServicesCookie,
  servicesIn,
  withServicesIn,
} from "./my-services.ts";

/** The services of the page that hydrates; the same object for the same cookie. */
let rendered: { readonly cookie: string; readonly kept: KeptServices } | undefined;
const readRendered = (cookie: string | null): KeptServices => {
  if (cookie === null) return noServices;
  if (rendered?.cookie !== cookie) rendered = { cookie, kept: parseServicesCookie(cookie) };
  return rendered.kept;
};

const stored = storedText("localStorage", "myServices");
let known: { readonly text: string | null; readonly kept: KeptServices } = {
  text: null,
  kept: noServices,
};

const readKept = (): KeptServices => {
  const text = stored.read();
  if (text !== known.text) known = { text, kept: parseServices(text) };
  return known.kept;
};

const save = (kept: KeptServices): void => void stored.write(JSON.stringify(kept));

export const useKeptServices = (): KeptServices => {
  const { services } = usePageContext();
  return useSyncExternalStore(stored.subscribe, readKept, () => readRendered(services));
};

export const useMyServices = () => {
  const kept = useKeptServices();
  const code = useCountry().country?.code ?? null;
  const mine = useMemo(() => servicesIn(kept, code), [kept, code]);
  const change = (next: MyServices): void => {
    if (code !== null) save(withServicesIn(readKept(), code, next));
  };
  return { mine, change };
};
