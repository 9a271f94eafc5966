import { useMemo } from "react";
import { Select, type SelectOption } from "../../../ui/Select.tsx";
import { t } from "../../../lib/messages.ts";

export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

const COMMON = ["en", "es", "fr", "de", "it", "pt", "ja", "ko", "zh", "cn", "hi", "tr", "ru"];

export const languageChoices = (languages: readonly NamedCode[]): readonly NamedCode[] => {
  const common = COMMON.flatMap((code) => languages.find((each) => each.code === code) ?? []);
  const names = new Set<string>();
  return [...common, ...languages].filter(({ name }) => !names.has(name) && names.add(name));
};

interface Props {
  readonly countries: readonly NamedCode[];
  readonly languages: readonly NamedCode[];
  readonly region: string | null;
  readonly originalLanguage: string | null;
  readonly onRegion: (region: string | null) => void;
  readonly onLanguage: (language: string | null) => void;
}

const toOptions = (
  any: string,
  list: readonly NamedCode[],
  current: string | null,
): readonly SelectOption[] => [
  { value: "", label: any },
  ...(current !== null && !list.some(({ code }) => code === current)
    ? [{ value: current, label: current }]
    : []),
  ...list.map(({ code, name }) => ({ value: code, label: name })),
];

export function RegionSelects(props: Props) {
  const { countries, languages, region, originalLanguage, onRegion, onLanguage } = props;
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
        onChange={(value) => onRegion(value === "" ? null : value)}
      />
      <Select
        label={t("advanced-search.originalLanguage")}
        options={allLanguages}
        value={originalLanguage ?? ""}
        onChange={(value) => onLanguage(value === "" ? null : value)}
      />
    </>
  );
}
