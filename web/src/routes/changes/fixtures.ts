import type { OfferKind, TitleType } from "../../generated/schema.ts";
import { offer } from "../../../test/titles.ts";
import type { Change } from "./group-by-day.ts";

const services = { 2: "Apple TV", 8: "Netflix", 337: "Disney Plus" } as const;

export const change = (
  id: number,
  observedAt: string,
  more: {
    readonly kind?: OfferKind;
    readonly provider?: keyof typeof services;
    readonly title?: number;
    readonly type?: TitleType;
    readonly unknown?: boolean;
  } = {},
): Change => {
  const { kind = "FLATRATE", provider = 8, title = id, type = "MOVIE" } = more;
  return {
    __typename: "AvailabilityChange",
    id: `change-${id}`,
    titleType: type,
    titleId: title,
    titleName: `Title ${title}`,
    titleSlug: `title-${title}`,
    titleYear: 1999,
    titlePoster: null,
    kind,
    observedAt,
    providerId: provider,
    provider: more.unknown ? null : offer(kind, provider, services[provider]).provider,
  };
};
