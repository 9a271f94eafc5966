import { MONETIZATION_TYPES, type MonetizationType } from "../request-parameters.ts";
import { AsciiText } from "./ascii-text.ts";
import { type ProviderRecord, type ServiceRecord, serviceOf } from "./provider.ts";

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
  readonly services: readonly ServiceRecord[];
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
  const usualLink = linkStart === null ? null : linkStart + country;
  return {
    link: Object.hasOwn(otherLinks, country) ? (otherLinks[country] ?? null) : usualLink,
    flatrate: ofKind("flatrate"),
    free: ofKind("free"),
    ads: ofKind("ads"),
    rent: ofKind("rent"),
    buy: ofKind("buy"),
  };
}

/** Makes compact offers, country by country. */
export class CompactOffersBuilder {
  readonly #services: ServiceRecord[] = [];
  readonly #positions = new Map<ServiceRecord, number>();
  readonly #otherLinks: Record<string, string | null> = {};
  #linkStart: string | null = null;
  readonly #lines = new AsciiText();
  /** That of the offers that were added last to the country. */
  #kind: MonetizationType | null = null;

  /** Whether a link is like that of the country before. */
  isUsualLink(code: string, link: string): boolean {
    const start = this.#linkStart;
    if (start === null || link.length !== start.length + CODE_LENGTH) return false;
    // Comparing parts takes half the time of `startsWith` and `endsWith`, for a hundred countries of each title.
    return link.slice(-CODE_LENGTH) === code && link.slice(0, -CODE_LENGTH) === start;
  }

  /** Begins a country; the link is that of its offers. */
  country(code: string, link: string | null): void {
    // The first link decides what is usual; a country before it had none.
    if (this.#lines.isEmpty && link?.endsWith(code) === true) {
      this.#linkStart = link.slice(0, -CODE_LENGTH);
    }
    const isUsual = link === null ? this.#linkStart === null : this.isUsualLink(code, link);
    if (!isUsual) this.#otherLinks[code] = link;
    this.#lines.add(LINE_START);
    this.#lines.add(code);
    this.#kind = null;
  }

  /** Adds an offer to the country; those of one kind come one after the other. */
  offer(kind: MonetizationType, service: ServiceRecord, priority: number): void {
    if (this.#kind === kind) this.#lines.add(",");
    else {
      this.#lines.add(" ");
      this.#lines.add(LETTERS[kind]);
      this.#kind = kind;
    }
    this.#lines.addNumber(this.#positionOf(service));
    this.#lines.add(":");
    this.#lines.addNumber(priority);
  }

  build(): CompactOffers {
    return {
      services: this.#services,
      lines: this.#lines.complete(),
      linkStart: this.#linkStart,
      otherLinks: this.#otherLinks,
    };
  }

  #positionOf(service: ServiceRecord): number {
    let position = this.#positions.get(service);
    if (position === undefined) {
      position = this.#services.push(service) - 1;
      this.#positions.set(service, position);
    }
    return position;
  }
}

/** The same offers as one text. */
export function compact(results: Readonly<Record<string, CountryOffersRecord>>): CompactOffers {
  const builder = new CompactOffersBuilder();
  for (const [code, offers] of Object.entries(results)) {
    builder.country(code, offers.link);
    for (const kind of MONETIZATION_TYPES) {
      for (const { display_priority: priority, ...service } of offers[kind]) {
        builder.offer(kind, serviceOf(service) ?? service, priority);
      }
    }
  }
  return builder.build();
}

function linesOf(lines: string): string[] {
  return lines === "" ? [] : lines.slice(LINE_START.length).split(LINE_START);
}
