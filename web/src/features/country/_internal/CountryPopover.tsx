import { keyframes, styled } from "styled-components";
import { t } from "../../../lib/messages.ts";
import { color, layer, layout, media, motion, radius, shadow, space } from "../../../ui/theme.ts";
import { useCountriesQuery } from "../Country.generated.ts";
import { useCountry } from "../country-context.ts";
import { CountryList } from "./CountryList.tsx";

interface Props {
  /** Below the header, not above the footer's own button. */
  readonly compact: boolean;
  readonly onDone: () => void;
}

/** The default export, because it is loaded with the first use. */
export default function CountryPopover({ compact, onDone }: Props) {
  const { country, choose } = useCountry();
  const { data, error, loading } = useCountriesQuery();
  return (
    <Panel
      open
      tabIndex={-1}
      aria-label={t("country-picker.chooseACountry")}
      data-compact={compact || undefined}
    >
      <CountryList
        countries={data?.countries ?? []}
        failed={error !== undefined && !loading}
        current={country}
        onChoose={(next) => {
          choose(next);
          onDone();
        }}
      />
    </Panel>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Panel = styled.dialog`
  position: absolute;
  z-index: ${layer.floating};
  bottom: calc(100% + ${space(2)});
  inset-inline: 0 auto;
  width: min(20rem, calc(100vw - 1.5rem));
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.fast} ${motion.ease};
  color: inherit;
  &[data-compact] {
    top: calc(100% + ${space(2)});
    bottom: auto;
    inset-inline: auto 0;
    ${media.compact} {
      position: fixed;
      top: calc(${layout.headerHeight} + ${space(1)});
      inset-inline: auto ${space(3)};
    }
  }
`;
