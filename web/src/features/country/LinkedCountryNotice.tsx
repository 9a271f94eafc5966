import MapPin from "virtual:icons/map-pin";
import { styled } from "styled-components";

import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { color, media, radius, space, text } from "../../ui/theme.ts";
import { useCountry } from "./country-context.ts";
import { countryInText } from "./country-in-text.ts";
import { t } from "../../lib/messages.ts";

/** Says that the page is shown for the country of its link, or that the link names none, and leads back. */
export function LinkedCountryNotice() {
  const { country, linked, unknown, choose } = useCountry();
  const isShown = linked || unknown !== null;
  const hydrated = useHydrated(isShown);
  if (!hydrated || !isShown || country === null) return null;
  const name = countryInText(country.name);
  return (
    <Notice aria-label={t("country-picker.ofThisPage")}>
      <MapPin size={16} aria-hidden />
      <span>
        {unknown === null
          ? t("country-picker.asLinked", { country: name })
          : t("country-picker.unknownLinked", { code: unknown, country: name })}
      </span>
      <Button $small onClick={() => choose(null)}>
        {t("country-picker.mine")}
      </Button>
      {linked && (
        <Button $small $variant="quiet" onClick={() => choose(country)}>
          {t("country-picker.keep")}
        </Button>
      )}
    </Notice>
  );
}

const Notice = styled.section`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  max-width: 100%;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  color: ${color.textStrong};
  svg {
    color: ${color.accent};
  }
  ${media.compact} {
    > span {
      flex: 1 0 calc(100% - 16px - ${space(2)});
      min-width: 0;
    }
  }
  outline: 1px solid transparent;
  ${media.print} {
    display: none;
  }
`;
