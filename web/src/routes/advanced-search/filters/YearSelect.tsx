import { useMemo } from "react";

import type { TitleType } from "../../../generated/schema.ts";
import { usePageContext } from "../../../lib/page-context.ts";
import { Select } from "../../../ui/Select.tsx";
import { getKeys } from "../../../features/filters/filter-params.ts";
import { yearChoices } from "../../../features/filters/filter-set.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly type: TitleType;
  readonly year: number | null;
  readonly onChange: (year: number | null) => void;
}

/** 'Any Year' and the last 80. */
export function YearSelect({ type, year, onChange }: Props) {
  const { today } = usePageContext();
  const options = useMemo(
    () => [
      { value: "", label: t("advanced-search.anyYear") },
      ...yearChoices(today).map((each) => ({ value: String(each), label: String(each) })),
    ],
    [today],
  );
  return (
    <Select
      label={
        type === "MOVIE" ? t("advanced-search.releaseYear") : t("advanced-search.firstAirYear")
      }
      name={getKeys(type).year}
      options={options}
      value={year === null ? "" : String(year)}
      onChange={(value) => onChange(value === "" ? null : Number(value))}
    />
  );
}
