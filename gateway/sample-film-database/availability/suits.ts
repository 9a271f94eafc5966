import type { Title } from "../catalog/title.ts";

/** What of a title decides where it is carried, worked out once a title. */
export interface Traits {
  title: Title;
  /** Days since it came out, on the sample's day. */
  age: number;
  english: boolean;
  /** Whether it ever came to the shops that rent and sell. */
  inShops: boolean;
}

type Suits = (traits: Traits, home: boolean) => number;

const YEAR = 365;
const INDIAN_LANGUAGES = ["hi", "bn", "mr", "pa", "gu", "ta", "te", "ml", "kn", "ur"];
const SOUTH_INDIAN_LANGUAGES = ["ta", "te", "ml", "kn"];

/**
 * How well a title suits a service, by the service's leaning: 0 never, 1 as its reach says, more
 * where it is what the service is made of.
 */
const SUITS: Readonly<Record<string, Suits>> = {
  store: ({ title, english, inShops }, home) => {
    if (!inShops) return 0;
    if (title.kind === "tv") return english ? 0.6 : 0.15;
    return (english || home ? 1.15 : 0.7) * (title.voteCount < 200 ? 0.6 : 1);
  },
  general: ({ age }) => (age > YEAR ? 1 : 1.2),
  own: () => 0,
  family: ({ title }) => {
    if (has(title, 10751, 10762) || (has(title, 16) && title.language === "en")) return 4;
    return title.language === "en" && has(title, 12, 10765) ? 1.6 : 0.25;
  },
  prestige: ({ title }) =>
    (has(title, 18, 80, 53) ? 1.3 : 0.8) * (title.voteAverage >= 7.6 ? 1.4 : 0.8),
  local: ({ english, title }, home) => {
    if (home) return 2.6;
    return english && title.voteCount > 1500 ? 0.4 : 0.12;
  },
  public: ({ age }, home) => (home ? 1.8 : age > 20 * YEAR ? 0.5 : 0.15),
  tv: ({ title }, home) => (title.kind === "tv" ? 1.6 : 0.5) * (home ? 1.3 : 0.6),
  library: ({ age }) => (age > 15 * YEAR ? 1.5 : age > 5 * YEAR ? 0.7 : 0.05),
  classics: ({ age }) => (age > 45 * YEAR ? 2 : age > 25 * YEAR ? 0.8 : 0.1),
  arthouse: ({ title, english, age }) => {
    if (title.voteCount > 9000) return 0.15;
    return (
      (english ? 0.6 : 1.6) * (age > 40 * YEAR ? 1.5 : 1) * (title.voteAverage >= 7 ? 1.2 : 0.5)
    );
  },
  horror: ({ title }) => (has(title, 27) ? 1.2 : 0),
  documentary: ({ title }) => (has(title, 99) ? 1 : 0),
  anime: ({ title }) => (title.language === "ja" && has(title, 16) ? 1 : 0),
  korean: ({ title }) => (title.language === "ko" ? 1 : 0),
  chinese: ({ title }) => (title.language === "zh" || title.language === "cn" ? 1 : 0),
  hindi: ({ title }) => (INDIAN_LANGUAGES.includes(title.language) ? 1.2 : 0.05),
  "south-indian": ({ title }) => (SOUTH_INDIAN_LANGUAGES.includes(title.language) ? 1.4 : 0),
  arabic: ({ title }) => (title.language === "ar" ? 1 : 0.03),
  spanish: ({ title }) => (title.language === "es" ? 1.3 : 0.06),
  nigerian: ({ title }) => (title.countries.includes("NG") ? 1 : 0),
};

/** The chance, 0 to 1, that a service with this leaning and reach carries a title. */
export function chanceOf(leaning: string, reach: number, traits: Traits, home: boolean): number {
  const suits = SUITS[leaning];
  if (!suits) throw new Error(`no leaning ${JSON.stringify(leaning)}`);
  return Math.min(0.95, (reach / 100) * suits(traits, home));
}

function has(title: Title, ...genreIds: number[]): boolean {
  return genreIds.some((id) => title.genreIds.includes(id));
}
