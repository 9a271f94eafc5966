import { withoutAccents } from "../../../lib/format/without-accents.ts";
import Check from "virtual:icons/check";
import SearchIcon from "virtual:icons/search";
import { allCountryNames, toCountryCode } from "@flickmap/schema/country-names.ts";
import { useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";

import { alpha, color, radius, space, text } from "../../../ui/theme.ts";
import { useListbox } from "../../../ui/use-listbox.ts";
import type { Country } from "../country-context.ts";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly countries: readonly Country[];
  /** Whether they could not be loaded; none and no failure means that they load. */
  readonly failed: boolean;
  readonly current: Country | null;
  readonly onChoose: (country: Country) => void;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Always open: the panel around it opens and closes. */
export function CountryList({ countries, failed, current, onChoose }: Props) {
  const [typed, setTyped] = useState("");
  const shown = useMemo(() => {
    const wanted = withoutAccents(typed.trim());
    const wantedCode = toCountryCode(typed.trim());
    const named = countries.filter(
      ({ code, name }) => withoutAccents(name).includes(wanted) || wantedCode === code,
    );
    return named.length > 0 ? named : countries.filter(({ code }) => hasOtherName(code, wanted));
  }, [countries, typed]);
  const first = Math.max(
    0,
    shown.findIndex(({ code }) => code === current?.code),
  );
  // Enter that comes before the list chooses from it, unless more is typed.
  const loading = countries.length === 0 && !failed;
  const [entered, setEntered] = useState(false);
  const early = entered ? shown[first] : undefined;
  useEffect(() => {
    if (early) onChoose(early);
  }, [early, onChoose]);
  const { inputProps, listProps, getOptionProps } = useListbox({
    count: shown.length,
    open: shown.length > 0,
    query: typed,
    first,
    onSelect: (index) => {
      const country = shown[index];
      if (country) onChoose(country);
    },
  });
  return (
    <>
      <Field
        onKeyDown={({ key }) => {
          if (key === "Enter" && loading && typed !== "") setEntered(true);
        }}
      >
        <SearchIcon size={18} aria-hidden />
        <Input
          ref={takeFocus}
          placeholder={t("country-picker.typeToFind")}
          aria-label={t("country-picker.find")}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setEntered(false);
          }}
          {...inputProps}
        />
      </Field>
      <List {...listProps} aria-label={t("country-picker.countries")}>
        {shown.map((country, index) => (
          <Item
            key={country.code}
            data-current={country.code === current?.code}
            {...getOptionProps(index)}
          >
            <span>{country.name}</span>
            {country.code === current?.code ? (
              <Check size={16} aria-hidden />
            ) : (
              <Text as="span" $step="caption" $color="textQuiet" $tabular aria-hidden>
                {country.code}
              </Text>
            )}
          </Item>
        ))}
      </List>
      <output>
        {shown.length === 0 && (
          <Nothing>
            {countries.length > 0
              ? t("country-picker.none")
              : failed
                ? t("country-picker.failed")
                : t("country-picker.loading")}
          </Nothing>
        )}
      </output>
    </>
  );
}

/** A country's names in all languages, normalized, by its code: made for the first text that no name of this language has. */
const otherNames = new Map<string, readonly string[]>();

/** Whether a country's name in another language begins so, as people who read the site in a foreign one type it. */
const hasOtherName = (code: string, wanted: string): boolean => {
  let names = otherNames.get(code);
  if (names === undefined) {
    names = allCountryNames(code).map(withoutAccents);
    otherNames.set(code, names);
  }
  return names.some((name) => name.startsWith(wanted));
};

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${color.hairline};
  color: ${color.textQuiet};
  &:focus-within {
    border-color: ${color.accent};
    box-shadow: inset 0 -1px ${color.accent};
  }
`;

const Input = styled.input`
  ${text.label};
  flex: 1;
  min-width: 0;
  height: 3rem;
  background: none;
  color: ${color.textStrong};
  outline: none;
`;

const List = styled.ul`
  ${text.small};
  max-height: min(20rem, 50vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1.5)};
  &:empty {
    display: none;
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.5rem;
  padding: 0 ${space(2.5)};
  border-radius: ${radius.small};
  cursor: pointer;
  &[data-highlighted="true"] {
    background: ${alpha.light(0.1)};
    color: ${color.textStrong};
    span {
      color: inherit;
    }
  }
  &[data-current="true"] {
    color: ${color.accent};
    font-weight: 600;
  }
`;

const Nothing = styled.span`
  display: block;
  ${text.small};
  padding: ${space(5)} ${space(4)};
  color: ${color.textQuiet};
`;
