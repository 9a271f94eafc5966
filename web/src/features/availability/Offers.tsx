import { styled } from "styled-components";

import { color, space, text } from "../../ui/theme.ts";
import type { OfferGroup } from "./offer-groups.ts";
import { OfferTile } from "./OfferTile.tsx";

interface Props {
  readonly title: string;
  readonly groups: readonly OfferGroup[];
}

/** The offers, a group for each kind that has any. */
export function Offers({ title, groups }: Props) {
  return (
    <Groups>
      {groups.map(({ kind, heading, brands }) => (
        <section key={kind} aria-label={heading}>
          <Kind>
            {heading}
            <Count aria-hidden>{brands.length}</Count>
          </Kind>
          <OfferGrid>
            {brands.map((brand) => (
              <OfferTile key={brand.first.provider.id} title={title} brand={brand} />
            ))}
          </OfferGrid>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space(7)};
`;

const Kind = styled.h3`
  ${text.smallStrong};
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
  color: ${color.text};
`;

const Count = styled.span`
  ${text.caption};
  color: ${color.textQuiet};
`;

/** The place of a group's services: as many columns as fit. */
export const OfferGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(2)};
`;
