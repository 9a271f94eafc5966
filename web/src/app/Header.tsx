import { styled } from "styled-components";

import { CountryPicker } from "../features/country/CountryPicker.tsx";
import { layout, layer, pageMeasure, space } from "../ui/theme.ts";
import { Wordmark } from "./Wordmark.tsx";
import { MainNavigation } from "./MainNavigation.tsx";

/** The bar at the top: name, the four links, search, country. */
export function Header() {
  return (
    <Bar>
      <Inner>
        <Wordmark />
        <MainNavigation />
        <Spacer />
        <CountryPicker />
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  background: rgb(10 15 17 / 0.82);
  backdrop-filter: blur(16px) saturate(1.4);
`;

const Inner = styled.div`
  ${pageMeasure};
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: ${layout.headerHeight};
`;

const Spacer = styled.span`
  flex: 1;
`;
