import { useId } from "react";
import { styled } from "styled-components";
import { inCountry, type NamedCountry } from "../../features/country/country-in-text.ts";
import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { t } from "../../lib/messages.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { Text } from "../../ui/primitives.ts";
import { Rail } from "../../ui/Rail.tsx";
import { color, media, space, text } from "../../ui/theme.ts";

const MAX_SERVICES = 20;

/** The ways to the pages of a country's services, most prominent first; they are requested once a visitor comes near. */
export function CountryServices({ country }: { readonly country: NamedCountry }) {
  const heading = useId();
  const [place, near] = useNearViewport<HTMLElement>();
  const { families } = useProviderFamilies(near ? country.code : null);
  const label = t("services.streamingIn", { inCountry: inCountry(country, "heading") });
  return (
    <Place ref={place} aria-labelledby={heading}>
      {families.length > 0 && (
        <>
          <Text as="h2" $step="heading" $below={5} id={heading}>
            {label}
          </Text>
          <Rail label={label}>
            {families.slice(0, MAX_SERVICES).map(({ id, name, logoUrl }) => (
              <li key={id}>
                <Service to={paths.service(id)}>
                  <ServiceLogo name={name} url={logoUrl} size={72} ringed />
                  <Name dir="auto">{name}</Name>
                </Service>
              </li>
            ))}
          </Rail>
        </>
      )}
    </Place>
  );
}

/** As high as the row, before it is here. */
const Place = styled.section`
  min-height: 12rem;
  /* Before it is rendered a row is as high as cards, which these are not. */
  ul {
    content-visibility: visible;
  }
`;

const Service = styled(Link)`
  display: grid;
  gap: ${space(2)};
  width: 5.5rem;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

const Name = styled.span`
  ${text.caption};
  overflow-wrap: anywhere;
`;
