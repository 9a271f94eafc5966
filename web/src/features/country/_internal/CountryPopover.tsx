import type { ReactElement } from "react";

import { Popover } from "../../../ui/Popover.tsx";
import { useCountriesQuery } from "../Country.generated.ts";
import { useCountry } from "../country-context.ts";
import { CountryList } from "./CountryList.tsx";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
}

/** The panel of the country picker. The default export, because it is loaded with the first use. */
export default function CountryPopover({ open, onOpenChange, trigger }: Props) {
  const { country, choose } = useCountry();
  const { data, error, loading } = useCountriesQuery();
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label={t("country-picker.chooseACountry")}
    >
      <CountryList
        countries={data?.countries ?? []}
        failed={error !== undefined && !loading}
        current={country}
        onChoose={(next) => {
          choose(next);
          onOpenChange(false);
        }}
      />
    </Popover>
  );
}
