import { useMemo } from "react";
import { Select } from "../../../ui/Select.tsx";
import { useCountriesQuery } from "../../../features/country/Country.generated.ts";
import { useFilterChoicesQuery } from "../AdvancedSearch.generated.ts";
import { t } from "../../../lib/messages.ts";
import type { FilterPart } from "./filter-part.ts";

interface NamedCode {
  readonly code: string;
  readonly name: string;
}

const COMMON = ["en", "es", "fr", "de", "it", "pt", "ja", "ko", "zh", "cn", "hi", "tr", "ru"];

export const languageChoices = (languages: readonly NamedCode[]): readonly NamedCode[] => {
  const common = COMMON.flatMap((code) => languages.find((each) => each.code === code) ?? []);
  const names = new Set<string>();
  return [...common, ...languages].filter(({ name }) => !names.has(name) && names.add(name));
};

const none: readonly NamedCode[] = [];

const toOptions = (any: string, list: readonly NamedCode[], current: string | null) => [
  { value: "", label: any },
  ...(current !== null && !list.some(({ code }) => code === current)
    ? [{ value: current, label: current }]
    : []),
  ...list.map(({ code, name }) => ({ value: code, label: name })),
];

export function RegionSelects({ type, draft, onChange }: FilterPart) {
  const countries = useCountriesQuery().data?.countries ?? none;
  const languages = useFilterChoicesQuery({ variables: { type } }).data?.languages ?? none;
  const { region, originalLanguage } = draft;
  const regions = useMemo(
    () => toOptions(t("advanced-search.selectedCountry"), countries, region),
    [countries, region],
  );
  const allLanguages = useMemo(
    () => toOptions(t("advanced-search.anyLanguage"), languageChoices(languages), originalLanguage),
    [languages, originalLanguage],
  );
  return (
    <>
      <Select
        label={t("advanced-search.region")}
        options={regions}
        value={region ?? ""}
        onChange={(value) =>
          onChange({ region: value === "" ? null : value, providers: [], withoutProviders: [] })
        }
      />
      <Select
        label={t("advanced-search.originalLanguage")}
        options={allLanguages}
        value={originalLanguage ?? ""}
        onChange={(value) => onChange({ originalLanguage: value === "" ? null : value })}
      />
    </>
  );
}
