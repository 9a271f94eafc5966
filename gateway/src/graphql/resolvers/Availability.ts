import type { AvailabilityResolvers } from "../../generated/resolvers.ts";
import { offerLink } from "../../providers/links.ts";
import { monetizationTypes } from "../offer-kinds.ts";

export const Availability: AvailabilityResolvers = {
  countryCode: (parent) => parent.countryCode,
  country: async ({ countryCode }, _, context) => {
    const region = (await context.reference.countries()).byCode.get(countryCode);
    return region === undefined ? null : { code: countryCode, name: region.english_name };
  },
  status: (parent) => parent.status,
  offers: ({ offers, title, countryCode }, { kinds }) =>
    offers &&
    monetizationTypes(kinds).flatMap((kind) =>
      offers[kind]
        .toSorted((a, b) => a.display_priority - b.display_priority)
        .map((provider) => {
          const link = offerLink(provider, title.name, title.year, countryCode);
          return { kind, provider, url: link.url, linkKind: link.kind };
        }),
    ),
  link: ({ offers }) => offers?.link ?? null,
  freshness: (parent) => parent.age,
};
