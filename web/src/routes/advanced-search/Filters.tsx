import { useState } from "react";

import { useCountriesQuery } from "../../features/country/Country.generated.ts";
import { useCountry } from "../../features/country/country-context.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { chosenIn } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import type { TitleType } from "../../generated/schema.ts";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { useFilterNames } from "./use-filter-names.ts";
import { useFilterChoicesQuery } from "./AdvancedSearch.generated.ts";

interface Props {
  readonly type: TitleType;
  readonly applied: FilterSet;
  readonly onApply: (set: FilterSet) => void;
  readonly onReset: () => void;
}

/** The filter panel with everything there is to choose from. */
export function Filters({ type, applied, onApply, onReset }: Props) {
  const { country } = useCountry();
  const countries = useCountriesQuery().data?.countries ?? [];
  const { mine } = useMyServices();
  const [draft, setDraft] = useDraft(applied);
  const choices = useFilterChoicesQuery({ variables: { type } });
  const names = useFilterNames(applied);
  const services = useProviderFamilies(draft.region ?? country?.code ?? null);
  return (
    <FilterPanel
      type={type}
      draft={draft}
      country={country}
      choices={{
        genres: choices.data?.genres ?? [],
        genresFailed: choices.error !== undefined,
        languages: choices.data?.languages ?? [],
        countries,
        services,
        keywords: names.keywords ?? [],
        people: names.people ?? [],
        myServices: [...chosenIn(services.families, mine.services)],
      }}
      onDraft={setDraft}
      onApply={onApply}
      onReset={onReset}
    />
  );
}

/** Returns the filters being edited and how to change them; they start over when others are applied. */
const useDraft = (applied: FilterSet): readonly [FilterSet, (set: FilterSet) => void] => {
  const [draft, setDraft] = useState(applied);
  const appliedKey = JSON.stringify(applied);
  const [startedWith, setStartedWith] = useState(appliedKey);
  if (startedWith !== appliedKey) {
    setStartedWith(appliedKey);
    setDraft(applied);
  }
  return [draft, setDraft];
};
