import LinkIcon from "virtual:icons/link";
import { useState } from "react";
import { styled } from "styled-components";

import { countryInText } from "../../country/country-in-text.ts";
import { OfferKindChips } from "../OfferKindChips.tsx";
import { ServicePicker } from "../ServicePicker.tsx";
import { useProviderFamilies } from "../use-provider-families.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { color, radius, space, text } from "../../../ui/theme.ts";
import { chosenIn, noServices, withChosen, writeMyServices } from "../my-services.ts";
import type { MyServices } from "../my-services.ts";
import { useMyServices } from "../use-my-services.ts";
import { reportRejection } from "../../../lib/report-error.ts";
import { Row, Text } from "../../../ui/primitives.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly country: { readonly code: string; readonly name: string } | null;
}

/** Returns a URL of the site with a choice of services in its query, commas readable. */
const toShareableUrl = (href: string, mine: MyServices): string => {
  const url = new URL(href);
  for (const [name, value] of Object.entries(writeMyServices(mine))) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  url.search = url.search.replaceAll("%2C", ",");
  return url.href;
};

/** The visitor's own services. The default export, because it is loaded with the first use. */
export default function MyServicesDialog({ open, onOpenChange, country }: Props) {
  const { mine, borrowed, change, returnToMine } = useMyServices();
  const { families, loading, failed } = useProviderFamilies(open ? (country?.code ?? null) : null);
  const [copied, setCopied] = useState<string | null>(null);

  const changeTo = (next: MyServices) => {
    setCopied(null);
    change(next);
  };
  const copyLink = async () => {
    try {
      await copyText(toShareableUrl(location.href, mine));
      setCopied("Link copied");
    } catch {
      // The browser forbids it: the visitor is told.
      setCopied("Could not be copied");
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="My services"
      description={`Choose what you already have${country ? ` in ${countryInText(country.name)}` : ""}. Titles on them are marked. Your choice stays in this browser.`}
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
              <span aria-live="polite">{copied ?? "Copy link"}</span>
            </Button>
            <Button
              $small
              $variant="quiet"
              disabled={mine.services.length === 0}
              onClick={() => changeTo(noServices)}
            >
              Clear
            </Button>
          </Row>
          <Button $small $variant="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        </>
      }
    >
      {borrowed && (
        <Borrowed>
          <span>These came with the link you opened.</span>
          <Button $small onClick={() => changeTo(mine)}>
            Keep them
          </Button>
          <Button $small onClick={returnToMine}>
            Use mine
          </Button>
        </Borrowed>
      )}
      <Label>What counts</Label>
      <OfferKindChips
        label="What counts"
        chosen={mine.kinds}
        onChange={(kinds) => {
          if (kinds.length > 0) changeTo({ ...mine, kinds });
        }}
      />
      <Label>Services</Label>
      {failed && (
        <Text $step="small" role="alert">
          The list of services could not be loaded. Please try again later.
        </Text>
      )}
      {loading && <Skeleton $height="20rem" $radius={radius.medium} />}
      {families.length > 0 && (
        <ServicePicker
          families={families}
          chosen={chosenIn(families, mine)}
          onChange={(chosen) => changeTo(withChosen(mine, families, chosen))}
        />
      )}
      {!loading && !failed && families.length === 0 && (
        <Text $step="small">The film database knows of no services in this country.</Text>
      )}
    </Dialog>
  );
}

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
