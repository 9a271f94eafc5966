import type { ReactElement } from "react";

import { Popover } from "../../../ui/Popover.tsx";
import { useCountries, useCountry } from "../country-context.ts";
import { CountryList } from "./CountryList.tsx";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
}

/** The panel of the country picker. The default export, because it is loaded with the first use. */
export default function CountryPopover({ open, onOpenChange, trigger }: Props) {
  const { country, choose } = useCountry();
  const { countries, listFailed } = useCountries();
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label="Choose a country">
      <CountryList
        countries={countries}
        failed={listFailed}
        current={country}
        onChoose={(next) => {
          choose(next);
          onOpenChange(false);
        }}
      />
    </Popover>
  );
}
