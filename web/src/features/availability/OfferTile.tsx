import ArrowUpRight from "virtual:icons/arrow-up-right";
import SearchIcon from "virtual:icons/search";
import { styled } from "styled-components";

import { ProviderLogo } from "../../shared/ProviderLogo.tsx";
import type { FamilyOffers } from "../../shared/providers/group-by-family.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import type { AvailabilityOffer } from "./offer-groups.ts";

interface Props {
  readonly title: string;
  readonly family: FamilyOffers<AvailabilityOffer>;
}

/** A service by logo and name, leading to it in a new tab. Other services of the same family stand below it by their exact names. */
export function OfferTile({ title, family: { first, others } }: Props) {
  return (
    <li>
      <Main {...linkProps(first)}>
        <ProviderLogo provider={first.provider} />
        <Words>
          <Name>{first.provider.name}</Name>
          <Where>
            {first.linkKind === "SERVICE" ? (
              <>
                Open service <ArrowUpRight size={14} aria-hidden />
              </>
            ) : (
              <>
                Web search <SearchIcon size={12} aria-hidden />
              </>
            )}
          </Where>
          <VisuallyHidden>{` for ${title}, in a new tab`}</VisuallyHidden>
        </Words>
      </Main>
      {others.length > 0 && (
        <Others aria-label={`Also by ${first.provider.family.name}`}>
          {others.map((offer) => (
            <li key={offer.provider.id}>
              <Other {...linkProps(offer)}>
                {offer.provider.name}
                <VisuallyHidden>
                  {offer.linkKind === "SERVICE" ? ", open service" : ", web search"}
                  {` for ${title}, in a new tab`}
                </VisuallyHidden>
              </Other>
            </li>
          ))}
        </Others>
      )}
    </li>
  );
}

/** A link that opens beside the page. Its text says whether it leads to the title or to a search for it. */
const linkProps = ({ url }: AvailabilityOffer) => ({
  href: url,
  target: "_blank",
  rel: "noopener",
});

const Main = styled.a`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: 3.75rem;
  padding: ${space(2)};
  border-radius: ${radius.medium};
  color: ${color.textQuiet};
  transition: background ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      background: rgb(208 232 236 / 0.08);
    }
  }
  ${media.compact} {
    gap: ${space(2.5)};
  }
`;

/** Its first line stands beside the logo's upper half, in every tile of a row, however many lines follow. */
const Words = styled.span`
  position: relative;
  padding-top: ${space(0.75)};
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
  display: flex;
  align-items: center;
  gap: ${space(1)};
  > svg {
    flex: none;
    opacity: 0.8;
    /* The words say it alone, and fit on one line of a phone's two columns. */
    ${media.compact} {
      display: none;
    }
  }
`;

const Others = styled.ul`
  ${text.caption};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  padding: 0 ${space(2)} ${space(2)} calc(${space(5)} + 44px);
  ${media.compact} {
    padding-inline-start: calc(${space(4.5)} + 44px);
  }
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
