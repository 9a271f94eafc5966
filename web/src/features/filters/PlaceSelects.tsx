import { Select } from "../../ui/Select.tsx";
import type { SelectOption } from "../../ui/Select.tsx";

/** A country or a language: its code and its English name. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

interface Props {
  readonly countries: readonly NamedCode[];
  readonly languages: readonly NamedCode[];
  readonly region: string | null;
  readonly originalLanguage: string | null;
  readonly onRegion: (region: string | null) => void;
  readonly onLanguage: (language: string | null) => void;
}

/** Until the list is here, the code of an address stands for its name. */
const optionsOf = (
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

/** Where a title was released, and the language it was made in. */
export function PlaceSelects(props: Props) {
  const { countries, languages, region, originalLanguage, onRegion, onLanguage } = props;
  return (
    <>
      <Select
        label="Region"
        options={optionsOf("Selected country", countries, region)}
        value={region ?? ""}
        onChange={(value) => onRegion(value === "" ? null : value)}
      />
      <Select
        label="Original language"
        options={optionsOf("Any language", languages, originalLanguage)}
        value={originalLanguage ?? ""}
        onChange={(value) => onLanguage(value === "" ? null : value)}
      />
    </>
  );
}
