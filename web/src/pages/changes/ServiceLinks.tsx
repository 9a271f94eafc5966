import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { styled } from "styled-components";

import {
  fetchesDialog,
  ServiceFilterDialog,
} from "../../features/filters/lazy-service-filter-dialog.ts";
import { chosenIn, withChosen } from "../../features/services/my-services.ts";
import { FamilyLogo } from "../../features/services/FamilyLogo.tsx";
import { usualKinds } from "../../features/services/offer-kinds.ts";
import type { ProviderFamily } from "../../features/services/provider-family.ts";
import { serviceTile, serviceTileSize } from "../../features/services/service-tile.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, radius } from "../../ui/theme.ts";
import type { ChangesFilter } from "./changes-filter.ts";
import { isChosen, toggleService } from "./choose-services.ts";
import { Strip } from "./Strip.ts";

interface Props {
  readonly families: readonly ProviderFamily[];
  readonly loading: boolean;
  readonly countryName: string | null;
  readonly filter: ChangesFilter;
  readonly getHref: (filter: ChangesFilter) => string;
}

/** So many families have a tile of their own; the others are in the dialog. */
const MAX_TILES = 10;

/**
 * Narrows the list to services: those chosen and the most prominent of the country as links, all of them in a dialog;
 * without scripts all of them as links.
 */
export function ServiceLinks({ families, loading, countryName, filter, getHref }: Props) {
  const { services } = filter;
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReadonlySet<number> | null>(null);
  const chosen = { services, kinds: usualKinds };
  const shown = [
    ...families.slice(MAX_TILES).filter((family) => isChosen(services, family)),
    ...families.slice(0, MAX_TILES),
  ];
  const closeDialog = () => {
    if (draft === null) return;
    setDraft(null);
    const next = withChosen(chosen, families, draft).services;
    if (next.join() !== services.join()) void navigate(getHref({ ...filter, services: next }));
  };
  const tile = (family: ProviderFamily) => (
    <Tile
      key={family.id}
      to={getHref({ ...filter, services: toggleService(services, family) })}
      rel="nofollow"
      title={family.name}
      aria-label={family.name}
      aria-current={isChosen(services, family) ? "true" : undefined}
    >
      <FamilyLogo name={family.name} url={family.logoUrl} size={40} />
    </Tile>
  );
  return (
    <Strip as="nav" aria-label="Services">
      {loading &&
        Array.from({ length: MAX_TILES }, (_, place) => (
          <Skeleton
            key={place}
            $width={serviceTileSize}
            $height={serviceTileSize}
            $radius={radius.medium}
          />
        ))}
      {shown.map(tile)}
      <noscript>
        {import.meta.env.SSR && families.filter((family) => !shown.includes(family)).map(tile)}
      </noscript>
      <Chip
        {...fetchesDialog}
        data-needs-scripts
        aria-haspopup="dialog"
        onClick={() => setDraft(chosenIn(families, chosen))}
      >
        All services
      </Chip>
      {draft !== null && (
        <Suspense>
          <ServiceFilterDialog
            open
            onOpenChange={closeDialog}
            countryName={countryName}
            families={families}
            chosen={draft}
            onChange={setDraft}
          />
        </Suspense>
      )}
    </Strip>
  );
}

const Tile = styled(Link)`
  flex: none;
  opacity: 0.78;
  ${serviceTile};
  &[aria-current] {
    opacity: 1;
    box-shadow: inset 0 0 0 2px ${color.accent};
    ${media.forcedColors} {
      border: 3px solid Highlight;
    }
  }
`;
