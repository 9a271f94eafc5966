import { MONETIZATION_TYPES, type MonetizationType } from "../request-parameters.ts";
import type { ProviderRecord, ProviderSummaryRecord } from "./provider.ts";

/** The offers of one title in one country, by kind. */
export type CountryOffersRecord = Readonly<Record<MonetizationType, readonly ProviderRecord[]>> & {
  readonly link: string | null;
};

/**
 * The offers of one title in every country that has any. A title has hundreds of them, by the same few services: as
 * objects they were most of a record's memory and of the time to store it. As a text they are one object, and a country
 * is read out of it when somebody requests it.
 */
export interface CompactOffers {
  readonly services: readonly ProviderSummaryRecord[];
  /**
   * A line for each country, which begins with its code. Each kind of offer follows as a letter and its offers: the
   * position of the service, and its priority. `DE f0:1,2:4 b3:9` has two subscriptions and one purchase.
   */
  readonly lines: string;
  /** What a link has before the country's code; null where links are not like that. */
  readonly linkStart: string | null;
  /** The links of the countries for which that is not so. */
  readonly otherLinks: Readonly<Record<string, string | null>>;
}

/** The offers of a title that has none. */
export const NO_OFFERS: CompactOffers = {
  services: [],
  lines: "",
  linkStart: null,
  otherLinks: {},
};

const LETTERS: Readonly<Record<MonetizationType, string>> = {
  flatrate: "f",
  free: "e",
  ads: "a",
  rent: "r",
  buy: "b",
};
/** Before each line, so that a country is found by one search. */
const LINE_START = "\n";
const CODE_LENGTH = 2;

/** The codes of the countries that offers have an entry for. */
export function countriesOf({ lines }: CompactOffers): readonly string[] {
  return linesOf(lines).map((line) => line.slice(0, CODE_LENGTH));
}

/** The codes of the countries with at least one offer of one of the kinds. */
export function countriesWith(
  { lines }: CompactOffers,
  kinds: readonly MonetizationType[],
): readonly string[] {
  const wanted = kinds.map((kind) => ` ${LETTERS[kind]}`);
  return linesOf(lines)
    .filter((line) => wanted.some((kind) => line.includes(kind)))
    .map((line) => line.slice(0, CODE_LENGTH));
}

/** The offers in a country; undefined where there is no entry for it. */
export function offersIn(offers: CompactOffers, country: string): CountryOffersRecord | undefined {
  const { services, lines, linkStart, otherLinks } = offers;
  const at = country.length === CODE_LENGTH ? lines.indexOf(LINE_START + country) : -1;
  if (at < 0) return undefined;
  const end = lines.indexOf(LINE_START, at + 1);
  const kinds = lines.slice(at + 1, end < 0 ? undefined : end).split(" ");
  const ofKind = (kind: MonetizationType): ProviderRecord[] => {
    const found = kinds.find((text, index) => index > 0 && text.startsWith(LETTERS[kind]));
    if (found === undefined) return [];
    return found
      .slice(1)
      .split(",")
      .flatMap((offer) => {
        const [position, priority] = offer.split(":").map(Number);
        const service = services[position ?? -1];
        return service ? [{ ...service, display_priority: priority ?? 0 }] : [];
      });
  };
  const likelyLink = linkStart === null ? null : linkStart + country;
  return {
    link: Object.hasOwn(otherLinks, country) ? (otherLinks[country] ?? null) : likelyLink,
    flatrate: ofKind("flatrate"),
    free: ofKind("free"),
    ads: ofKind("ads"),
    rent: ofKind("rent"),
    buy: ofKind("buy"),
  };
}

/** The same offers as one text. */
export function compact(results: Readonly<Record<string, CountryOffersRecord>>): CompactOffers {
  const services: ProviderSummaryRecord[] = [];
  const positions = new Map<string, number>();
  const otherLinks: Record<string, string | null> = {};
  const entries = Object.entries(results);
  const [firstCode = "", first] = entries[0] ?? [];
  const linkStart =
    first?.link?.endsWith(firstCode) === true ? first.link.slice(0, -CODE_LENGTH) : null;
  const lines = entries.map(([code, offers]) => {
    const likelyLink = linkStart === null ? null : linkStart + code;
    if (offers.link !== likelyLink) otherLinks[code] = offers.link;
    const kinds = MONETIZATION_TYPES.filter((kind) => offers[kind].length > 0).map((kind) => {
      const listed = offers[kind].map(
        ({ display_priority: priority, ...service }) => `${getPosition(service)}:${priority}`,
      );
      return ` ${LETTERS[kind]}${listed.join(",")}`;
    });
    return LINE_START + code + kinds.join("");
  });
  return { services, lines: lines.join(""), linkStart, otherLinks };

  function getPosition(service: ProviderSummaryRecord): number {
    const key = `${service.provider_id} ${service.provider_name} ${service.logo_path}`;
    let position = positions.get(key);
    if (position === undefined) {
      position = services.push(service) - 1;
      positions.set(key, position);
    }
    return position;
  }
}

function linesOf(lines: string): string[] {
  return lines === "" ? [] : lines.slice(LINE_START.length).split(LINE_START);
}
