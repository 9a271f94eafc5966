import { styled } from "styled-components";
import { color, media, space, text } from "../../../ui/theme.ts";
import { groupOffers, type AvailabilityOffer, ownFirst, type MyOffers } from "../offer-groups.ts";
import { OfferTile } from "./OfferTile.tsx";

interface Props {
  readonly title: string;
  readonly offers: readonly AvailabilityOffer[];
  readonly own: MyOffers;
}

export function Offers({ title, offers, own }: Props) {
  return (
    <Groups>
      {groupOffers(ownFirst(offers, own)).map(({ kinds, heading, families }) => (
        <section key={heading} aria-label={heading}>
          <Kind>{heading}</Kind>
          <OfferGrid>
            {/* By place: where the visitor's services become known, others stand in the same places. */}
            {families.map((family, place) => (
              <OfferTile
                key={place}
                title={title}
                family={family}
                withKinds={kinds.length > 1}
                own={own}
              />
            ))}
          </OfferGrid>
        </section>
      ))}
    </Groups>
  );
}

export const Groups = styled.div`
  display: grid;
  > section {
    display: grid;
    gap: ${space(2)} ${space(6)};
    padding-block: ${space(4)};
    border-top: 1px solid ${color.hairline};
    ${media.wide} {
      grid-template-columns: 7rem minmax(0, 1fr);
    }
  }
`;

export const Kind = styled.h3`
  ${text.smallStrong};
  color: ${color.text};
  ${media.wide} {
    padding-top: ${space(3)};
  }
`;

/** Two columns on a phone, one where there is no room for two, as many as fit elsewhere. */
export const OfferGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1)} ${space(2)};
  margin-inline: ${space(-2)};
  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
