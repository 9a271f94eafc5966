/**
 * The names of providers that were renamed, by the film database's number: it calls some by their former name in one country
 * or list and by the present one in another. 509 is the channel of the US, and 623 Tencent's service of the same name.
 */
const NAMES: Readonly<Record<number, string>> = {
  2: "Apple TV Store",
  7: "Fandango At Home",
  30: "WOW",
  34: "MGM Plus",
  41: "ITVX",
  103: "Channel 4",
  350: "Apple TV",
  381: "Canal+",
  509: "WE tv",
  531: "Paramount Plus",
  1825: "HBO Max Amazon Channel",
  1899: "HBO Max",
  2336: "JioHotstar",
};

/** Present names by former ones, for a service that the film database numbers again. */
const RENAMED: Readonly<Record<string, string>> = {
  "All 4": "Channel 4",
  "Apple TV Plus": "Apple TV",
  "Apple TV+": "Apple TV",
  "Apple iTunes": "Apple TV Store",
  "Disney Plus Hotstar": "JioHotstar",
  Epix: "MGM Plus",
  Hotstar: "JioHotstar",
  "ITV Hub": "ITVX",
  JioCinema: "JioHotstar",
  Max: "HBO Max",
  "Max Amazon Channel": "HBO Max Amazon Channel",
  "Sky Ticket": "WOW",
  TVNOW: "RTL+",
  Vudu: "Fandango At Home",
  "Vudu Free": "Fandango at Home Free",
};

/** The one name of a provider, in all countries and responses: as the film database writes it, its spaces aside. */
export function toProviderName(id: number, given: string): string {
  const name = given.trim().replaceAll(/\s+/gu, " ");
  return NAMES[id] ?? RENAMED[name] ?? name;
}
