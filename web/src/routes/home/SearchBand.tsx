import { styled } from "styled-components";
import { media, pageMeasure, searchBandMark, space, text } from "../../ui/theme.ts";
import { SearchBox } from "../../features/search-box/SearchBox.tsx";
import { useCountry } from "../../features/country/country-context.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { SurpriseLink } from "../../features/surprise/SurpriseLink.tsx";
import { paths } from "../../paths.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { Row } from "../../ui/primitives.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

export function SearchBand() {
  const { country } = useCountry();
  return (
    <section {...searchBandMark}>
      <Inner>
        <Heading>{t("home.findNext")}</Heading>
        <div>
          <SearchBox country={country?.code ?? null} landmark={t("home.findTitle")} large />
          <Row $step="small" $wrap $align="center" $gap={[2, 4]} $above={3}>
            <Button as={Link} $small to={paths.changes()}>
              {country === null
                ? t("home.newOnServices")
                : t("home.newIn", { inCountry: inCountry(country, "heading") })}
            </Button>
            <SurpriseLink />
            <Row data-needs-scripts $wrap $align="center" $gap={2}>
              <MyServicesButton narrows />
              <HideSeenButton short />
            </Row>
          </Row>
        </div>
      </Inner>
    </section>
  );
}

const Inner = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  gap: ${space(10)};
  padding-block: ${space(8)};
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
    padding-block: ${space(7)};
  }
`;

const Heading = styled.h1`
  ${text.title};
  max-width: 22ch;
`;
