import { useMemo } from "react";

import type { TitleType } from "../../generated/schema.ts";
import { usePage } from "../../shared/page-context.ts";
import { Select } from "../../ui/Select.tsx";
import { yearChoices } from "./filter-set.ts";

interface Props {
  readonly type: TitleType;
  readonly year: number | null;
  readonly onChange: (year: number | null) => void;
}

/** 'Any Year' and the last 80; a year of the address that is none of them stands first. */
export function YearSelect({ type, year, onChange }: Props) {
  const { today } = usePage();
  const years = useMemo(() => yearChoices(Number(today.slice(0, 4))), [today]);
  const options = useMemo(() => {
    const all = year === null || years.includes(year) ? years : [year, ...years];
    return [
      { value: "", label: "Any Year" },
      ...all.map((each) => ({ value: String(each), label: String(each) })),
    ];
  }, [years, year]);
  return (
    <Select
      label={type === "MOVIE" ? "Release year" : "First air year"}
      options={options}
      value={year === null ? "" : String(year)}
      onChange={(value) => onChange(value === "" ? null : Number(value))}
    />
  );
}
