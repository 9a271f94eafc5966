import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { useCountriesQuery } from "../../../features/country/Country.generated.ts";
import { useCountry } from "../../../features/country/country-context.ts";
import { inCountry } from "../../../features/country/country-in-text.ts";
import {
  getChosen,
  getTiles,
  MAX_TILES,
  toggleFamily,
} from "../../../features/services/provider-family.ts";
import {
  ServiceLogo,
  serviceTile,
  ServiceTileSkeleton,
} from "../../../features/services/ServiceLogo.tsx";
import { usualKinds } from "../../../features/services/offer-kinds.ts";
import { OfferKindChips } from "../../../features/services/OfferKindChips.tsx";
import { chosenIn } from "../../../features/services/my-services.ts";
import { useMyServices } from "../../../features/services/use-my-services.ts";
import { useProviderFamilies } from "../../../features/services/use-provider-families.ts";
import { isWithoutPaid, setWithoutPaid } from "../../../features/filters/paid-offers.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Group, FieldLabel, Row, Text } from "../../../ui/primitives.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { color, radius, space } from "../../../ui/theme.ts";
import { MAX_PROVIDERS } from "../../../features/filters/filter-set.ts";
import {
  fetchesDialog,
  ServiceFilterDialog,
} from "../../../features/services/lazy-service-filter-dialog.ts";
import { t } from "../../../lib/messages.ts";
import type { FilterPart } from "./filter-part.ts";

export function ServiceFilter({ draft, onChange }: FilterPart) {
  const { providers, withoutProviders, offerKinds, region } = draft;
  const selected = useCountry().country;
  const countries = useCountriesQuery().data?.countries;
  const country = countries?.find(({ code }) => code === region) ?? selected;
  const services = useProviderFamilies(region ?? selected?.code ?? null);
  const myServices = [...chosenIn(services.families, useMyServices().mine.services)];
  const [asked, setAsked] = useState<"on" | "not on" | null>(null);
  const chosen = new Set(providers);
  const leftOut = new Set(withoutProviders);
  const toList = (ids: Iterable<number>) =>
    [...ids].slice(0, MAX_PROVIDERS).sort((one, other) => one - other);
  // A service is asked for or left out.
  const change = (next: ReadonlySet<number>) =>
    onChange({
      providers: toList(next),
      withoutProviders: withoutProviders.filter((id) => !next.has(id)),
    });
  const leaveOut = (next: ReadonlySet<number>) =>
    onChange({
      providers: providers.filter((id) => !next.has(id)),
      withoutProviders: toList(next),
    });
  const leftOutCount = services.families.filter(
    (family) => getChosen(family, leftOut) !== "none",
  ).length;
  return (
    <Group aria-label={t("services.streaming")}>
      <FieldLabel>
        {t("services.streaming")}
        {country && <Where>{t("services.inCountry", { inCountry: inCountry(country) })}</Where>}
      </FieldLabel>
      {services.loading && <ServicesLoading />}
      {services.failed && (
        <Text $step="small" role="alert">
          {t("services.listFailed")}
        </Text>
      )}
      {services.families.length > 0 && (
        <>
          <Tiles>
            {getTiles(services.families, chosen).map((family) => (
              <Tile
                key={family.id}
                type="button"
                title={family.providers.map(({ name }) => name).join(", ")}
                aria-label={family.name}
                aria-pressed={pressed[getChosen(family, chosen)]}
                onClick={() => change(toggleFamily(family, chosen))}
              >
                <ServiceLogo name={family.name} url={family.logoUrl} size={40} />
              </Tile>
            ))}
          </Tiles>
          <Row $wrap $gap={2} $above={3}>
            <Chip {...fetchesDialog} aria-haspopup="dialog" onClick={() => setAsked("on")}>
              {t("services.all")}
            </Chip>
            <Chip
              {...fetchesDialog}
              aria-haspopup="dialog"
              aria-pressed={leftOutCount > 0}
              onClick={() => setAsked("not on")}
            >
              {t("advanced-search.withoutServices", { count: leftOutCount })}
            </Chip>
            {myServices.length > 0 && (
              <Chip
                aria-pressed={myServices.every((id) => chosen.has(id))}
                onClick={() =>
                  change(myServices.every((id) => chosen.has(id)) ? new Set() : new Set(myServices))
                }
              >
                {t("common.myServices")}
              </Chip>
            )}
          </Row>
          {asked !== null && (
            <Suspense>
              <ServiceFilterDialog
                onClose={() => setAsked(null)}
                country={country}
                families={services.families}
                {...(asked === "on"
                  ? { chosen, onChange: change }
                  : {
                      chosen: leftOut,
                      onChange: leaveOut,
                      title: t("advanced-search.withoutServices", { count: 0 }),
                      description: t("advanced-search.withoutServicesText"),
                    })}
              />
            </Suspense>
          )}
        </>
      )}
      <Text $step="smallStrong" $above={4} $below={3} $color="textStrong">
        {t("services.ways")}
      </Text>
      <div>
        <Switch
          label={t("advanced-search.noPaid")}
          checked={isWithoutPaid(offerKinds)}
          onChange={(without) => {
            setWithoutPaid(without);
            onChange({ offerKinds: without ? usualKinds : [] });
          }}
        />
        <OfferKindChips
          label={t("services.ways")}
          chosen={offerKinds}
          onChange={(kinds) => onChange({ offerKinds: kinds })}
        />
      </div>
    </Group>
  );
}

function ServicesLoading() {
  return (
    <div aria-hidden>
      <Tiles>
        {Array.from({ length: MAX_TILES }, (_, index) => (
          <ServiceTileSkeleton key={index} />
        ))}
      </Tiles>
      <Row $wrap $gap={2} $above={3}>
        <Skeleton $width="6rem" $height="2rem" $radius={radius.round} />
        <Skeleton $width="9.5rem" $height="2rem" $radius={radius.round} />
      </Row>
    </div>
  );
}

const pressed = { none: false, some: "mixed", all: true } as const;

const Where = styled.span`
  font-weight: 400;
  color: ${color.textQuiet};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  gap: ${space(2)};
  justify-items: center;
`;

const Tile = styled.button`
  opacity: 0.72;
  ${serviceTile};
  &:not([aria-pressed="false"]) {
    opacity: 1;
    box-shadow: 0 0 0 2px ${color.accent};
  }
`;
