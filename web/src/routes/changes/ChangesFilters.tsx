import X from "virtual:icons/x";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { Suspense, useState } from "react";
import { getKindLabel, offerKinds, toggleKind } from "../../features/services/offer-kinds.ts";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { Chip } from "../../ui/Chip.tsx";
import { color, space, text, media, scrollsSideways } from "../../ui/theme.ts";
import { type ChangesFilter, isFiltered } from "./changes-filter.ts";
import {
  fetchesDialog,
  ServiceFilterDialog,
} from "../../features/services/lazy-service-filter-dialog.ts";
import { chosenIn, withChosen } from "../../features/services/my-services.ts";
import {
  ServiceLogo,
  serviceTile,
  ServiceTileSkeleton,
} from "../../features/services/ServiceLogo.tsx";
import {
  getChosen,
  getTiles,
  MAX_TILES,
  toggleFamily,
  type ProviderFamily,
} from "../../features/services/provider-family.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { Link } from "../../ui/Link.tsx";
import { Stack } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";
import type { Country } from "../../features/country/country-context.ts";

/** Choices in a row: as many lines as it takes, on a small screen one that scrolls. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  ${media.compact} {
    flex-wrap: nowrap;
    /* To the edges of the window, where it is seen to go on. */
    margin-inline: ${space(-4)};
    padding: ${space(1)} ${space(4)};
    ${scrollsSideways};
    > * {
      flex: none;
    }
  }
`;

interface Props {
  readonly country: Country | null;
  readonly filter: ChangesFilter;
  readonly getHref: (filter: ChangesFilter) => string;
}

export function ChangesFilters({ country, filter, getHref }: Props) {
  return (
    <Stack $gap={4} $below={8}>
      <ServiceLinks country={country} filter={filter} getHref={getHref} />
      <Strip as="nav" aria-label={t("services.ways")}>
        {offerKinds.map((kind) => (
          <Chip
            key={kind}
            as={Link}
            to={getHref({ ...filter, kinds: toggleKind(filter.kinds, kind) })}
            rel="nofollow"
            aria-current={filter.kinds.includes(kind) ? "true" : undefined}
          >
            {getKindLabel(kind)}
          </Chip>
        ))}
        {/* Last: what comes and goes moves nothing that a finger is about to press. */}
        {isFiltered(filter) && (
          <Clear to={getHref({ ...filter, type: null, kinds: [], services: [] })}>
            <X size={14} aria-hidden /> {t("changes.clearFilters")}
          </Clear>
        )}
      </Strip>
    </Stack>
  );
}

const Clear = styled(Link)`
  ${text.caption};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2rem;
  padding-inline-end: ${space(2)};
  color: ${color.accent};
`;

/** The most prominent services of the country and those chosen as links, all of them in a dialog. */
function ServiceLinks({ country, filter, getHref }: Props) {
  const { families, failed } = useProviderFamilies(country?.code ?? null);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReadonlySet<number> | null>(null);
  const chosen = chosenIn(families, filter.services);
  const isChosen = (family: ProviderFamily) => getChosen(family, chosen) !== "none";
  const getHrefOf = (next: ReadonlySet<number>) =>
    getHref({ ...filter, services: withChosen(filter, families, next).services });
  const closeDialog = () => {
    if (draft === null) return;
    setDraft(null);
    const to = getHrefOf(draft);
    if (to !== getHrefOf(chosen)) reportRejection(navigate(to));
  };
  const tile = (family: ProviderFamily) => (
    <Tile
      key={family.id}
      to={getHrefOf(toggleFamily(family, chosen))}
      rel="nofollow"
      title={family.name}
      aria-label={family.name}
      aria-current={isChosen(family) ? "true" : undefined}
    >
      <ServiceLogo name={family.name} url={family.logoUrl} size={40} />
    </Tile>
  );
  return (
    <nav aria-label={t("services.services")}>
      <Strip>
        {families.length === 0 &&
          !failed &&
          Array.from({ length: MAX_TILES }, (_, place) => <ServiceTileSkeleton key={place} />)}
        {getTiles(families, chosen).map(tile)}
        <Chip
          {...fetchesDialog}
          data-needs-scripts
          aria-haspopup="dialog"
          onClick={() => setDraft(chosen)}
        >
          {t("services.all")}
        </Chip>
      </Strip>
      {draft !== null && (
        <Suspense>
          <ServiceFilterDialog
            onClose={closeDialog}
            country={country}
            families={families}
            chosen={draft}
            onChange={setDraft}
          />
        </Suspense>
      )}
    </nav>
  );
}

const Tile = styled(Link)`
  flex: none;
  opacity: 0.78;
  ${serviceTile};
  &[aria-current] {
    opacity: 1;
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
`;
