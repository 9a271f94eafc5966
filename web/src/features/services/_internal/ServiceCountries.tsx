import Plus from "virtual:icons/plus";
import { useId } from "react";
import { styled } from "styled-components";

import { t } from "../../../lib/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Row, Text } from "../../../ui/primitives.ts";
import { Tab, Tabs } from "../../../ui/Tabs.tsx";
import { color, media, radius, space, text, unseenSelect } from "../../../ui/theme.ts";
import { useCountriesQuery } from "../../country/Country.generated.ts";
import { getCountryName } from "../../country/country-in-text.ts";
import { MAX_ABROAD } from "../my-services.ts";

interface Props {
  readonly selected: { readonly code: string; readonly name: string };
  /** The others, by their codes. */
  readonly codes: readonly string[];
  /** Whether no country can be added. */
  readonly isFull: boolean;
  readonly shown: string | null;
  readonly onShow: (code: string) => void;
  readonly onAdd: (code: string) => void;
  readonly onRemove: (code: string) => void;
}

/** Which country's services are chosen from: the selected one, and up to four that the visitor has services in, too. */
export function ServiceCountries({
  selected,
  codes,
  isFull,
  shown,
  onShow,
  onAdd,
  onRemove,
}: Props) {
  const hint = useId();
  const countries = useCountriesQuery().data?.countries ?? [];
  const left = countries.filter(({ code }) => code !== selected.code && !codes.includes(code));
  return (
    <Frame>
      {codes.length > 0 && (
        <Tabs as="fieldset" aria-label={t("country-picker.countries")}>
          {[selected.code, ...codes].map((code) => (
            <Tab key={code} aria-pressed={code === shown} onClick={() => onShow(code)}>
              {code === selected.code ? selected.name : getCountryName(code)}
            </Tab>
          ))}
        </Tabs>
      )}
      <Row $wrap $gap={2} $align="center">
        {!isFull && (
          <Add>
            <Plus size={16} aria-hidden />
            <span aria-hidden>{t("services.addCountry")}</span>
            <select
              aria-label={t("services.addCountry")}
              aria-describedby={codes.length === 0 ? hint : undefined}
              disabled={left.length === 0}
              value=""
              onChange={({ currentTarget }) => onAdd(currentTarget.value)}
            >
              <option value="" disabled>
                {t("services.addCountry")}
              </option>
              {left.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </Add>
        )}
        {shown !== null && shown !== selected.code && (
          <Button $small $variant="quiet" onClick={() => onRemove(shown)}>
            {t("services.removeCountry", { country: getCountryName(shown) })}
          </Button>
        )}
      </Row>
      {codes.length === 0 && (
        <Text $step="caption" $color="textQuiet" id={hint}>
          {t("services.abroadHint", { max: MAX_ABROAD })}
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
  fieldset {
    min-width: 0;
    border: 0;
  }
`;

const Add = styled.span`
  ${unseenSelect}
  ${text.smallStrong};
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.25rem;
  padding: 0 ${space(3.5)};
  border-radius: ${radius.round};
  box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  color: ${color.text};
  &:has(select:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;
