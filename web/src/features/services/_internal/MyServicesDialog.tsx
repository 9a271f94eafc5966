import LinkIcon from "virtual:icons/link";
import { useState } from "react";
import { styled } from "styled-components";

import { getCountryName, inCountry } from "../../country/country-in-text.ts";
import { togglePinned, usePinnedCountries } from "../../country/pinned-countries.ts";
import { OfferKindChips } from "../OfferKindChips.tsx";
import { ServicePicker } from "../ServicePicker.tsx";
import { useProviderFamilies } from "../use-provider-families.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { color, radius, space, text } from "../../../ui/theme.ts";
import {
  chosenIn,
  countriesOffered,
  MAX_ABROAD,
  noServices,
  servicesAbroad,
  servicesIn,
  withChosen,
  withoutCountry,
  writeMyServices,
} from "../my-services.ts";
import type { MyServices } from "../my-services.ts";
import { ServiceCountries } from "./ServiceCountries.tsx";
import { setNeverServices, useNeverServices } from "../never-services.ts";
import { useMyServices } from "../use-my-services.ts";
import { reportRejection } from "../../../lib/report-error.ts";
import { Row, Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly country: { readonly code: string; readonly name: string } | null;
}

/** Returns a URL of the site with a choice of services in its query, commas and colons readable. */
const toShareableUrl = (href: string, mine: MyServices): string => {
  const url = new URL(href);
  for (const [name, value] of Object.entries(writeMyServices(mine))) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  url.search = url.search.replaceAll("%2C", ",").replaceAll("%3A", ":");
  return url.href;
};

/** The visitor's own services. The default export, because it is loaded with the first use. */
export default function MyServicesDialog({ open, onOpenChange, country }: Props) {
  const { mine, borrowed, change, returnToMine } = useMyServices();
  const { codes, isFull, shown, show, add, remove } = useShownCountry(country, mine);
  const { families, loading, failed } = useProviderFamilies(open ? shown : null);
  const [copied, setCopied] = useState<string | null>(null);

  const changeTo = (next: MyServices) => {
    setCopied(null);
    change(next);
  };
  const never = useNeverServices();
  const isSelected = shown === country?.code;
  const chosen = chosenIn(
    families,
    isSelected
      ? servicesIn(mine, shown)
      : (servicesAbroad(mine, null).find((there) => there.country === shown)?.services ?? []),
  );
  const changedIn = { country: shown ?? "", isSelected };
  /** What is the visitor's own is used by them. */
  const choose = (next: ReadonlySet<number>) => {
    const used = families.filter(({ providers }) => providers.some(({ id }) => next.has(id)));
    const left = [...never].filter((id) => !used.some((family) => family.id === id));
    if (left.length < never.size) setNeverServices(new Set(left));
    changeTo(withChosen(mine, families, next, changedIn));
  };
  const copyLink = async () => {
    try {
      await copyText(toShareableUrl(location.href, mine));
      setCopied(t("common.linkCopied"));
    } catch {
      // The browser forbids it: the visitor is told.
      setCopied(t("services.notCopied"));
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("common.myServices")}
      description={
        shown
          ? t("services.chooseIn", {
              inCountry: inCountry({ code: shown, name: getCountryName(shown) }),
            })
          : t("services.choose")
      }
      footer={
        <>
          <Row $gap={1}>
            <Button
              $small
              $variant="quiet"
              disabled={mine.services.length === 0}
              onClick={() => reportRejection(copyLink())}
            >
              <LinkIcon size={16} aria-hidden />
              <span aria-live="polite">{copied ?? t("services.copyLink")}</span>
            </Button>
            <Button
              $small
              $variant="quiet"
              disabled={mine.services.length === 0}
              onClick={() => changeTo(noServices)}
            >
              {t("common.clear")}
            </Button>
          </Row>
          <Button $small $variant="primary" onClick={() => onOpenChange(false)}>
            {t("common.done")}
          </Button>
        </>
      }
    >
      {borrowed && (
        <Borrowed>
          <span>{t("services.cameWithLink")}</span>
          <Button $small onClick={() => changeTo(mine)}>
            {t("services.keepThem")}
          </Button>
          <Button $small onClick={returnToMine}>
            {t("services.useMine")}
          </Button>
        </Borrowed>
      )}
      <Label>{t("services.whatCounts")}</Label>
      <OfferKindChips
        label={t("services.whatCounts")}
        chosen={mine.kinds}
        onChange={(kinds) => {
          if (kinds.length > 0) changeTo({ ...mine, kinds });
        }}
      />
      <Label>{t("services.services")}</Label>
      {country && (
        <ServiceCountries
          selected={country}
          codes={codes}
          isFull={isFull}
          shown={shown}
          onShow={show}
          onAdd={add}
          onRemove={(code) => {
            remove(code);
            changeTo(withoutCountry(mine, code));
          }}
        />
      )}
      <Text $step="caption" $color="textQuiet" $below={3}>
        {t("services.neverHint")}
      </Text>
      {failed && (
        <Text $step="small" role="alert">
          {t("services.failed")}
        </Text>
      )}
      {loading && <Skeleton $height="20rem" $radius={radius.medium} />}
      {families.length > 0 && (
        <ServicePicker
          key={shown}
          families={families}
          chosen={chosen}
          onChange={choose}
          never={never}
          onNever={(family, isNever) => {
            const without = new Set(never);
            if (isNever) without.add(family.id);
            else without.delete(family.id);
            setNeverServices(without);
            const gone = new Set(family.providers.map(({ id }) => id));
            const left = [...chosen].filter((id) => !gone.has(id));
            if (isNever && left.length < chosen.size) {
              changeTo(withChosen(mine, families, new Set(left), changedIn));
            }
          }}
        />
      )}
      {!loading && !failed && families.length === 0 && (
        <Text $step="small">{t("services.noneHere")}</Text>
      )}
    </Dialog>
  );
}

/** The countries whose services can be chosen, and the one that is shown. */
const useShownCountry = (country: Props["country"], mine: MyServices) => {
  const pinned = usePinnedCountries();
  const selected = country?.code ?? null;
  const [wanted, setWanted] = useState<string | null>(null);
  const offered = countriesOffered(mine, pinned, selected);
  const codes = offered.filter((code) => code !== selected);
  return {
    codes,
    isFull: offered.length >= MAX_ABROAD,
    shown: wanted !== null && codes.includes(wanted) ? wanted : selected,
    show: setWanted,
    add: (code: string) => {
      if (!pinned.includes(code)) togglePinned(code);
      setWanted(code);
    },
    remove: (code: string) => {
      if (pinned.includes(code)) togglePinned(code);
      setWanted(null);
    },
  };
};

const Label = styled.h3`
  ${text.smallStrong};
  margin: ${space(5)} 0 ${space(3)};
  &:first-child {
    margin-top: 0;
  }
`;

const Borrowed = styled.div`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.accentWash};
  color: ${color.textStrong};
  span {
    flex: 1 1 12rem;
  }
`;
