import type { ProviderFamily } from "../provider-family.ts";
import { countryInText } from "../../country/country-in-text.ts";
import { ServicePicker } from "../ServicePicker.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly countryName: string | null;
  readonly families: readonly ProviderFamily[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/**
 * Every service of the country, to narrow the list to any of them. The default export, because it is loaded with the
 * first use.
 */
export default function ServiceFilterDialog(props: Props) {
  const { open, onOpenChange, countryName, families, chosen, onChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Streaming services${countryName === null ? "" : ` in ${countryInText(countryName)}`}`}
      description="Only titles on at least one of these. A brand opens to its services by their exact names."
      footer={
        <>
          <Button
            $small
            $variant="quiet"
            disabled={chosen.size === 0}
            onClick={() => onChange(new Set())}
          >
            Clear
          </Button>
          <Button $small $variant="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        </>
      }
    >
      <ServicePicker families={families} chosen={chosen} onChange={onChange} />
    </Dialog>
  );
}
