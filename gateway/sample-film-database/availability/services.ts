import { WATCH_REGIONS } from "../reference/countries.ts";
import type { Kind } from "../catalog/title.ts";
import { type Cell, list, readTable } from "../read-table.ts";

/** The five kinds of offer, in the order the film database's answers carry them. */
export const OFFER_KINDS = ["flatrate", "free", "ads", "rent", "buy"] as const;

export type OfferKind = (typeof OFFER_KINDS)[number];

/** A service on which titles can be watched. */
export interface Service {
  id: number;
  name: string;
  /** The smaller, the further forward in a list. */
  displayPriority: number;
  media: readonly Kind[];
  kinds: readonly OfferKind[];
  /** What it is given to carry: `store`, `general`, `local`, `anime` … */
  leaning: string;
  /** How much of what suits it it carries, in per cent. */
  reach: number;
  /** The letters on its logo. */
  mark: string;
  /** The colour of its logo, `#rrggbb`. */
  colour: string;
  /** Country codes. */
  regions: readonly string[];
}

/** Every service of the sample, the smallest display priority first. */
export const SERVICES: readonly Service[] = readTable("services").map(readService);

export const SERVICES_BY_ID: ReadonlyMap<number, Service> = new Map(
  SERVICES.map((service) => [service.id, service]),
);

const servicesByRegion = new Map(
  WATCH_REGIONS.map((region) => [
    region,
    SERVICES.filter((service) => service.regions.includes(region)),
  ]),
);

/** The services of a region, the smallest display priority first; none for an unknown region. */
export function servicesIn(region: string): readonly Service[] {
  return servicesByRegion.get(region) ?? [];
}

/** Where services of one language are at home; elsewhere few have them. */
const HOMES_OF_LEANINGS: Readonly<Record<string, readonly string[]>> = {
  hindi: ["IN"],
  "south-indian": ["IN"],
  arabic: ["AE", "BH", "EG", "IQ", "SA"],
  korean: ["KR"],
  chinese: ["HK", "TW"],
};
const ABROAD = 40;
/** Stores stand behind what people subscribe to; what is talked about, and services of a few countries alone, before the rest. */
const STORE = 10;
const PRESTIGE = -24;
const NATIONAL = -12;
const FEW_COUNTRIES = 6;

/** How far forward a service stands in the list of a region, the smaller the further. Invented. */
export function priorityIn({ displayPriority, leaning, regions }: Service, region: string): number {
  const homes = HOMES_OF_LEANINGS[leaning];
  const abroad = homes !== undefined && !homes.includes(region) ? ABROAD : 0;
  const national = abroad === 0 && regions.length <= FEW_COUNTRIES ? NATIONAL : 0;
  const kind = leaning === "store" ? STORE : leaning === "prestige" ? PRESTIGE : national;
  return Math.max(displayPriority === 0 ? 0 : 1, displayPriority + abroad + kind);
}

function readService(cell: Cell): Service {
  return {
    id: Number(cell("id")),
    name: cell("name"),
    displayPriority: Number(cell("display_priority")),
    media: (["movie", "tv"] as const).filter((kind) => list(cell("media")).includes(kind)),
    kinds: OFFER_KINDS.filter((kind) => list(cell("kinds")).includes(kind)),
    leaning: cell("leaning"),
    reach: Number(cell("reach")),
    mark: cell("mark"),
    colour: cell("colour"),
    regions: readRegions(cell("regions")),
  };
}

/** Codes between spaces, or `all`, or `all except` and the codes left out. */
function readRegions(text: string): string[] {
  if (text === "all") return [...WATCH_REGIONS];
  if (!text.startsWith("all except ")) return text.split(" ");
  const except = text.slice("all except ".length).split(" ");
  return WATCH_REGIONS.filter((region) => !except.includes(region));
}
