import type { DiscoverSort } from "../../../generated/schema.ts";
import { Select } from "../../../ui/Select.tsx";
import { readSort, sortOptions, writeSort } from "./sort-options.ts";

interface Props {
  readonly sort: DiscoverSort;
  readonly onChange: (sort: DiscoverSort) => void;
}

const options = sortOptions.map(({ inAddress, label }) => ({ value: inAddress, label }));

/** The six orders. */
export function SortSelect({ sort, onChange }: Props) {
  return (
    <Select
      label="Sort by"
      name="sort_by"
      options={options}
      value={writeSort(sort)}
      onChange={(value) => onChange(readSort(value))}
    />
  );
}
