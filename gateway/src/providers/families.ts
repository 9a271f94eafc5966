import { splitCarrier } from "./carrier.ts";
import { slugOf } from "./slug.ts";

/** A brand, with every service that carries it. */
export interface Family {
  /** The brand's name in lower case with hyphens, such as `paramount-plus`. */
  readonly id: string;
  readonly name: string;
}

/** What a brand adds to its name for one of its subscriptions. */
const TIER =
  /\s+(?:(?:standard|basic|free)\s+)?with\s+ads$|\s+(?:basic|essential|premium(?:\s+plus)?)$/i;

/** Services that belong to a brand although their name is another, by identifier. */
const SAME_BRAND: Readonly<Record<string, string>> = {
  "amazon-video": "amazon-prime-video",
  "amazon-mx-player": "mx-player",
  "apple-tv-plus": "apple-tv",
  "apple-tv-store": "apple-tv",
  acorntv: "acorn-tv",
  "alleskino-select": "alleskino",
  "anime-digital-network": "animation-digital-network",
  "arrow-video": "arrow",
  atresplayer: "atres-player",
  "channel-4-plus": "channel-4",
  "claro-tv-plus": "claro-video",
  citytv: "citytvplus",
  curiositystream: "curiosity-stream",
  "eros-now-select": "eros-now",
  "fandango-at-home-free": "fandango-at-home",
  "filmin-plus": "filmin",
  "filmtastic-bei-canal-plus": "filmtastic",
  "great-american-pure-flix": "pure-flix",
  "hbo-max-on-u-next": "hbo-max",
  "ifc-films-unlimited": "ifc",
  itv: "itvx",
  "joyn-plus": "joyn",
  "kixi-select": "kixi",
  "lionsgate-plus": "lionsgate-play",
  m6plus: "m6-plus",
  "magenta-tv": "magentatv",
  "magenta-tv-plus": "magentatv",
  mgm: "mgm-plus",
  "mz-choice": "mhz-choice",
  "netzkino-select": "netzkino",
  "now-tv-cinema": "now-tv",
  "netflix-kids": "netflix",
  "npo-plus": "npo-start",
  "peacock-premium-plus": "peacock",
  "rtl-plus-max": "rtl-plus",
  "tod-tv": "tod",
  "wedo-tv": "wedotv",
  "wow-fiction": "wow",
  "youtube-free": "youtube",
  "zdf-select": "zdf",
};

/** Brands whose services spell their name in several ways, by identifier. */
const SPELLING: Readonly<Record<string, string>> = {
  "acorn-tv": "Acorn TV",
  allblk: "ALLBLK",
  alleskino: "Alleskino",
  "amazon-prime-video": "Amazon Prime Video",
  "amc-plus": "AMC+",
  "animation-digital-network": "Animation Digital Network",
  "apple-tv": "Apple TV",
  arrow: "ARROW",
  "atres-player": "Atres Player",
  britbox: "BritBox",
  "canal-plus": "Canal+",
  "channel-4": "Channel 4",
  citytvplus: "Citytv+",
  "claro-video": "Claro video",
  "curiosity-stream": "Curiosity Stream",
  "discovery-plus": "Discovery+",
  "disney-plus": "Disney+",
  "eros-now": "Eros Now",
  "fandango-at-home": "Fandango At Home",
  filmin: "Filmin",
  filmtastic: "Filmtastic",
  "hbo-max": "HBO Max",
  hidive: "HiDive",
  "history-vault": "History Vault",
  ifc: "IFC Films Unlimited",
  itvx: "ITVX",
  joyn: "Joyn",
  kixi: "Kixi",
  "lionsgate-play": "Lionsgate Play",
  "m6-plus": "M6+",
  magentatv: "MagentaTV",
  "mgm-plus": "MGM+",
  "mhz-choice": "MHz Choice",
  "mx-player": "MX Player",
  netzkino: "Netzkino",
  "now-tv": "Now TV",
  netflix: "Netflix",
  "npo-start": "NPO Start",
  "paramount-plus": "Paramount+",
  peacock: "Peacock",
  "pure-flix": "Pure Flix",
  "rtl-plus": "RTL+",
  "studiocanal-presents": "Studiocanal Presents",
  tod: "TOD",
  vix: "ViX",
  wedotv: "wedotv",
  wow: "WOW",
  youtube: "YouTube",
  zdf: "ZDF",
};

const known = new Map<string, Family>();
const MOST_KNOWN = 5000;

/**
 * The brand of a service, told by its name: without the shop that carries it, the subscription it
 * is, and with several spellings made one. `Netflix Standard with Ads` is of the brand Netflix.
 */
export function familyOf(providerName: string): Family {
  const found = known.get(providerName);
  if (found !== undefined) return found;
  const brand = splitCarrier(providerName).brand.replace(TIER, "").trim();
  const slug = slugOf(brand.replace(/\s*\+/g, " plus ")) || slugOf(providerName) || "unnamed";
  const id = SAME_BRAND[slug] ?? slug;
  const family = { id, name: SPELLING[id] ?? (brand || providerName.trim()) };
  if (known.size < MOST_KNOWN) known.set(providerName, family);
  return family;
}
