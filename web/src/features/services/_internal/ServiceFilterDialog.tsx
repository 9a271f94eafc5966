import type { ProviderFamily } from "../provider-family.ts";
import { inCountry } from "../../country/country-in-text.ts";
import type { Country } from "../../country/country-context.ts";
import { ServicePicker } from "../ServicePicker.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly onClose: () => void;
  readonly country: Country | null;
  /** What is chosen and what that means, where not services that a title must be on. */
  readonly title?: string;
  readonly description?: string;
  readonly families: readonly ProviderFamily[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** The default export, because it is loaded with the first use. */
export default function ServiceFilterDialog(props: Props) {
  const { onClose, country, title, description, families, chosen, onChange } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        title ??
        (country === null
          ? t("services.streaming")
          : t("services.streamingIn", { inCountry: inCountry(country) }))
      }
      description={description ?? t("services.filterText")}
      footer={
        <>
          <Button
            $small
            $variant="quiet"
            disabled={chosen.size === 0}
            onClick={() => onChange(new Set())}
          >
            {t("common.clear")}
          </Button>
          <Button $small $variant="primary" onClick={onClose}>
            {t("common.done")}
          </Button>
        </>
      }
    >
      <ServicePicker families={families} chosen={chosen} onChange={onChange} />
    </Dialog>
  );
}
