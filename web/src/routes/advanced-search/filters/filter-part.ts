import type { FilterSet } from "../../../features/filters/filter-set.ts";
import type { TitleType } from "../../../generated/schema.ts";

/** What each part of the panel takes: it shows the draft, and changes some of it. */
export interface FilterPart {
  readonly type: TitleType;
  readonly draft: FilterSet;
  readonly onChange: (change: Partial<FilterSet>) => void;
}
