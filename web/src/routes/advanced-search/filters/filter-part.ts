import type { FilterSet } from "../../../features/filters/filter-set.ts";
import type { TitleType } from "../../../generated/schema.ts";

export interface FilterPart {
  readonly type: TitleType;
  readonly draft: FilterSet;
  readonly onChange: (change: Partial<FilterSet>) => void;
}
