import { useState } from "react";
import { styled } from "styled-components";

import type { OfferKind } from "../../generated/schema.ts";
import { countryInText } from "../../shared/country-in-text.ts";
import { chosenOf, toggleBrand } from "../../shared/services/brand.ts";
import { BrandLogo } from "../../shared/services/BrandLogo.tsx";
import { OfferKindChips } from "../../shared/services/OfferKindChips.tsx";
import type { Brands } from "../../shared/services/use-brands.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Group } from "../../ui/Group.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { FieldLabel } from "./FieldLabel.ts";
import { mostProviders } from "./filter-set.ts";
import { ServiceFilterDialog } from "./ServiceFilterDialog.tsx";

interface Props {
  readonly services: Brands;
  /** The numbers of the visitor's own services. */
  readonly myServices: readonly number[];
  readonly countryName: string | null;
  readonly providers: readonly number[];
  readonly offerKinds: readonly OfferKind[];
  readonly onChange: (
    part: { readonly providers: readonly number[] } | { readonly offerKinds: readonly OfferKind[] },
  ) => void;
}

const tileSize = "2.875rem";
/** Brands that have a tile of their own: two rows of them. */
const mostTiles = 10;

/** Narrows to streaming services of a country, and to kinds of offer. */
export function ServiceFilter(props: Props) {
  const { services, myServices, countryName, providers, offerKinds, onChange } = props;
  const [open, setOpen] = useState(false);
  const chosen = new Set(providers);
  const change = (next: ReadonlySet<number>) =>
    onChange({ providers: [...next].slice(0, mostProviders).sort((a, b) => a - b) });
  const first = services.brands.slice(0, mostTiles);
  const others = services.brands
    .slice(mostTiles)
    .filter((brand) => chosenOf(brand, chosen) !== "none");
  return (
    <Group aria-label="Streaming services">
      <FieldLabel>
        Streaming services{countryName && <Where> in {countryInText(countryName)}</Where>}
      </FieldLabel>
      {services.loading && <ServicesLoading />}
      {services.failed && <Text role="alert">The list of services could not be loaded.</Text>}
      {services.brands.length > 0 && (
        <>
          <Tiles>
            {[...first, ...others].map((brand) => (
              <Tile
                key={brand.id}
                type="button"
                title={brand.services.map(({ name }) => name).join(", ")}
                aria-label={brand.name}
                aria-pressed={pressed[chosenOf(brand, chosen)]}
                onClick={() => change(toggleBrand(brand, chosen))}
              >
                <BrandLogo name={brand.name} url={brand.logoUrl} size={40} />
              </Tile>
            ))}
          </Tiles>
          <More>
            <Chip onClick={() => setOpen(true)} aria-haspopup="dialog">
              All services
            </Chip>
            {myServices.length > 0 && (
              <Chip
                aria-pressed={myServices.every((id) => chosen.has(id))}
                onClick={() =>
                  change(myServices.every((id) => chosen.has(id)) ? new Set() : new Set(myServices))
                }
              >
                My services
              </Chip>
            )}
          </More>
          <ServiceFilterDialog
            open={open}
            onOpenChange={setOpen}
            countryName={countryName}
            brands={services.brands}
            chosen={chosen}
            onChange={change}
          />
        </>
      )}
      <FieldLabel as="p" style={{ marginTop: space(4) }}>
        Ways to watch
      </FieldLabel>
      <OfferKindChips
        label="Ways to watch"
        chosen={offerKinds}
        onChange={(kinds) => onChange({ offerKinds: kinds })}
      />
    </Group>
  );
}

/** Two rows of tiles and the chip below them, in their sizes. */
function ServicesLoading() {
  return (
    <div aria-hidden>
      <Tiles>
        {Array.from({ length: mostTiles }, (_, index) => (
          <Skeleton key={index} $width={tileSize} $height={tileSize} $radius={radius.medium} />
        ))}
      </Tiles>
      <More>
        <Skeleton $width="6rem" $height="2rem" $radius={radius.round} />
      </More>
    </div>
  );
}

const pressed = { none: false, some: "mixed", all: true } as const;

const Where = styled.span`
  font-weight: 400;
  color: ${color.textQuiet};
`;

const Text = styled.p`
  ${text.small};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  gap: ${space(2)};
  justify-items: center;
`;

const Tile = styled.button`
  display: grid;
  place-items: center;
  width: ${tileSize};
  height: ${tileSize};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  opacity: 0.72;
  cursor: pointer;
  transition:
    opacity ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
  &:not([aria-pressed="false"]) {
    opacity: 1;
    box-shadow: 0 0 0 2px ${color.accent};
    ${media.forcedColors} {
      border: 3px solid Highlight;
    }
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;
