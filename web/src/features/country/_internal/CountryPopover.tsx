import type { ReactElement, RefObject } from "react";

import { Popover } from "../../../ui/Popover.tsx";
import { useCountries, useCountry } from "../country-context.ts";
import { CountryList } from "./CountryList.tsx";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
  /** What was typed before the list was shown. */
  readonly typed: RefObject<string>;
  /** Told when the list is shown, and when it is gone. */
  readonly onListShown: (shown: boolean) => void;
}

/** The panel of the country picker. The default export, because it is loaded with the first use. */
export default function CountryPopover({ open, onOpenChange, trigger, typed, onListShown }: Props) {
  const { country, choose } = useCountry();
  const { countries, listFailed } = useCountries();
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label={t("country-picker.chooseACountry")}
    >
      <CountryList
        countries={countries}
        failed={listFailed}
        current={country}
        typedBefore={typed}
        onShown={onListShown}
        onChoose={(next) => {
          choose(next);
          onOpenChange(false);
        }}
      />
    </Popover>
  );
}
