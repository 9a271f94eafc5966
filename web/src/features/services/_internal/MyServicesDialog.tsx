import { useCountry } from "../../country/country-context.ts";
import { inCountry } from "../../country/country-in-text.ts";
import { t } from "../../../lib/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Text } from "../../../ui/primitives.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { radius } from "../../../ui/theme.ts";
import { chosenIn, noServices, withChosen } from "../my-services.ts";
import { OfferKindChips } from "../OfferKindChips.tsx";
import { ServicePicker } from "../ServicePicker.tsx";
import { useMyServices } from "../use-my-services.ts";
import { useProviderFamilies } from "../use-provider-families.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The visitor's services in the selected country. The default export, because it is loaded with the first use. */
export default function MyServicesDialog({ open, onOpenChange }: Props) {
  const { country } = useCountry();
  const { mine, change } = useMyServices();
  const { families, loading, failed } = useProviderFamilies(open ? (country?.code ?? null) : null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("common.myServices")}
      description={
        country
          ? t("services.streamingIn", { inCountry: inCountry(country) })
          : t("services.streaming")
      }
      footer={
        <>
          <Button
            $small
            $variant="quiet"
            disabled={mine.services.length === 0}
            onClick={() => change(noServices)}
          >
            {t("common.clear")}
          </Button>
          <Button $small $variant="primary" onClick={() => onOpenChange(false)}>
            {t("common.done")}
          </Button>
        </>
      }
    >
      {failed && (
        <Text $step="small" role="alert">
          {t("services.failed")}
        </Text>
      )}
      {loading && <Skeleton $height="20rem" $radius={radius.medium} />}
      {families.length > 0 && (
        <ServicePicker
          families={families}
          chosen={chosenIn(families, mine.services)}
          onChange={(chosen) => change(withChosen(mine, families, chosen))}
        />
      )}
      {!loading && !failed && families.length === 0 && (
        <Text $step="small">{t("services.noneHere")}</Text>
      )}
      <Text as="h3" $step="smallStrong" $above={5} $below={3}>
        {t("services.whatCounts")}
      </Text>
      <OfferKindChips
        label={t("services.whatCounts")}
        chosen={mine.kinds}
        onChange={(kinds) => {
          if (kinds.length > 0) change({ ...mine, kinds });
        }}
      />
      {country && (
        <Text $step="small" $above={5}>
          {t("services.chooseIn", { inCountry: inCountry(country) })}
        </Text>
      )}
    </Dialog>
  );
}
