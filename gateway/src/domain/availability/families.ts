import { toSlug } from "../../lib/slug.ts";
import { splitChannel } from "./channels.ts";
import { toProviderName } from "./provider-names.ts";

/** The provider family that several providers belong to, such as Netflix and Netflix Standard with Ads. */
export interface ProviderFamily {
  /** The name in lower case with hyphens, such as `paramount-plus`. */
  readonly id: string;
  readonly name: string;
}

/** What a provider's name adds to its family's for one of the subscriptions. */
const TIER =
  /\s+(?:(?:standard|basic|premium|free)\s+)?(?:with(?:out)?\s+(?:ads|commercials)|ad[- ]free|ad[- ]supported|no ads)$|\s+(?:basic|essential|standard|premium(?:\s+plus)?)$/i;

/** Families of providers whose own name would give another identifier. */
const SAME_FAMILY: Readonly<Record<string, string>> = {
  "amazon-video": "amazon-prime-video",
  "amazon-mx-player": "mx-player",
  "apple-tv-plus": "apple-tv",
  "apple-tv-store": "apple-tv",
  acorntv: "acorn-tv",
  "amazon-arthaus-channel": "arthaus-plus",
  "arthouse-cnma": "arthousecnma",
  "broadway-hd": "broadwayhd",
  curzon: "curzon-home-cinema",
  "filmbox-live": "filmbox-plus",
  "fod-channel": "fod",
  "infinity-plus": "mediaset-infinity",
  "infinity-selection": "mediaset-infinity",
  "iwonder-full": "iwonder",
  "movistar-plus-plus-ficcion-total": "movistar-plus-plus",
  myfilmfriend: "filmfriend",
  "myoutdoor-tv": "myoutdoortv",
  "shout-factory": "shout-factory-tv",
  "studiocanal-presents-moviecult": "moviecult",
  "super-channel-plus": "super-channel",
  "tv2-skyshowtime": "skyshowtime",
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

/** Names of families whose providers spell it in several ways, by identifier. */
const SPELLING: Readonly<Record<string, string>> = {
  "acorn-tv": "Acorn TV",
  allblk: "ALLBLK",
  alleskino: "Alleskino",
  "amazon-prime-video": "Amazon Prime Video",
  "amc-plus": "AMC+",
  "animation-digital-network": "Animation Digital Network",
  "apple-tv": "Apple TV",
  arrow: "ARROW",
  "arthaus-plus": "Arthaus+",
  arthousecnma: "ArthouseCNMA",
  broadwayhd: "BroadwayHD",
  "crime-plus-investigation-play": "Crime+Investigation Play",
  docsville: "DOCSVILLE",
  manoramamax: "ManoramaMax",
  retrocrush: "RetroCrush",
  "sony-pictures": "Sony Pictures",
  "curzon-home-cinema": "Curzon Home Cinema",
  filmfriend: "filmfriend",
  "filmbox-plus": "FilmBox+",
  fod: "FOD",
  iwonder: "iWonder",
  "mediaset-infinity": "Mediaset Infinity",
  moviecult: "Moviecult",
  "movistar-plus-plus": "Movistar Plus+",
  myoutdoortv: "MyOutdoorTV",
  "shout-factory-tv": "Shout! Factory TV",
  skyshowtime: "SkyShowtime",
  "super-channel": "Super Channel",
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

/** Families by the names of their providers, as far as they were computed. */
const computed = new Map<string, ProviderFamily>();
const MAX_COMPUTED = 5000;

/**
 * The family of a provider by the provider's name, without the store whose channel it is and without the
 * subscription. `Netflix Standard with Ads` belongs to the family Netflix.
 */
export function getFamily(providerName: string): ProviderFamily {
  const known = computed.get(providerName);
  if (known !== undefined) return known;
  const channel = splitChannel(toProviderName(0, providerName)).name;
  const name = channel.replace(TIER, "").trim();
  const slug = toSlug(name.replace(/\s*\+/g, " plus ")) || toSlug(providerName) || "unnamed";
  const id = SAME_FAMILY[slug] ?? slug;
  const family = { id, name: SPELLING[id] ?? (name || providerName.trim()) };
  if (computed.size < MAX_COMPUTED) computed.set(providerName, family);
  return family;
}
