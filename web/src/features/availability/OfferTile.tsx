import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import SearchIcon from "lucide-react/icons/search";
import { styled } from "styled-components";

import { ProviderLogo } from "../../shared/ProviderLogo.tsx";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import type { AvailabilityOffer, OfferedBrand } from "./offer-groups.ts";

interface Props {
  readonly title: string;
  readonly brand: OfferedBrand;
}

/** A service by logo and name, leading to it in a new tab. Other services of the same brand stand below it by their exact names. */
export function OfferTile({ title, brand: { first, others } }: Props) {
  return (
    <li>
      <Main {...linkProps(title, first)}>
        <ProviderLogo provider={first.provider} />
        <Words>
          <Name>{first.provider.name}</Name>
          <Where>{first.linkKind === "SERVICE" ? "Open service" : "Web search"}</Where>
        </Words>
        {first.linkKind === "SERVICE" ? (
          <ArrowUpRight size={18} aria-hidden />
        ) : (
          <SearchIcon size={16} aria-hidden />
        )}
      </Main>
      {others.length > 0 && (
        <Others aria-label={`Also by ${first.provider.family.name}`}>
          {others.map((offer) => (
            <li key={offer.provider.id}>
              <Other {...linkProps(title, offer)}>{offer.provider.name}</Other>
            </li>
          ))}
        </Others>
      )}
    </li>
  );
}

/** A link that opens beside the page, and says whether it leads to the title or to a search for it (decision 7). */
const linkProps = (title: string, { url, linkKind, provider }: AvailabilityOffer) => ({
  href: url,
  target: "_blank",
  rel: "noopener",
  "aria-label":
    linkKind === "SERVICE"
      ? `${provider.name}: find ${title} there, opens in a new tab`
      : `${provider.name}: search the web for ${title} on it, opens in a new tab`,
});

const Main = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3.75rem;
  padding: ${space(2)};
  border-radius: ${radius.medium};
  color: ${color.textQuiet};
  transition: background ${motion.fast} ${motion.ease};
  > svg {
    flex: none;
    opacity: 0;
    transition:
      color ${motion.fast} ${motion.ease},
      transform ${motion.fast} ${motion.ease};
  }
  ${media.hover} {
    &:hover {
      background: rgb(208 232 236 / 0.08);
      > svg {
        opacity: 1;
        color: ${color.accent};
        transform: translate(1px, -1px);
      }
    }
  }
  ${media.compact} {
    gap: ${space(2.5)};
    > svg {
      display: none;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  ${text.smallStrong};
  display: block;
  color: ${color.textStrong};
  overflow-wrap: anywhere;
`;

const Where = styled.span`
  ${text.caption};
  display: block;
`;

const Others = styled.ul`
  ${text.caption};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  padding: 0 ${space(2)} ${space(2)} calc(${space(5)} + 44px);
`;

const Other = styled.a`
  display: inline-block;
  padding: ${space(1)} 0;
  color: ${color.text};
  text-decoration: underline ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
      text-decoration-color: currentColor;
    }
  }
`;
