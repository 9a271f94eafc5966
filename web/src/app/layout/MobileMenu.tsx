import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { useCountry } from "../../features/country/country-context.ts";
import { LanguagePicker } from "../../features/language/LanguagePicker.tsx";
import { useMyServicesDialog } from "../../features/services/use-my-services-dialog.tsx";
import { paths } from "../../paths.ts";
import { color, media, pageMeasure, space, text } from "../../ui/theme.ts";
import { useAdvancedSearchPath } from "../../features/filters/paid-offers.ts";
import { getCurrentLink, mainLinks } from "./main-links.ts";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly open: boolean;
  /** Told when a link was followed, or the dialog of the visitor's services opened. */
  readonly onGo: () => void;
}

export function MobileMenu({ open, onGo }: Props) {
  const { country } = useCountry();
  const advancedSearch = useAdvancedSearchPath();
  const current = getCurrentLink(useLocation().pathname);
  const { opener, dialog } = useMyServicesDialog(country);
  return (
    <>
      <Nav id="mobile-menu" aria-label={t("frame.mainMenu")} hidden={!open}>
        {[...mainLinks, { to: paths.list(), label: "common.myList" } as const].map(
          ({ to, label }) => (
            <Link
              key={to}
              to={to === paths.advancedSearch() ? advancedSearch : to}
              aria-current={to === current ? "page" : undefined}
              onClick={onGo}
            >
              {t(label)}
            </Link>
          ),
        )}
        <button
          type="button"
          {...opener}
          onClick={() => {
            opener.onClick();
            onGo();
          }}
        >
          {t("common.myServices")}
        </button>
        <LanguagePicker />
      </Nav>
      {dialog}
    </>
  );
}

const Nav = styled.nav`
  ${pageMeasure};
  padding-bottom: ${space(4)};
  &[hidden] {
    display: none;
  }
  ${media.wide} {
    display: none;
  }
  > a,
  > button {
    ${text.subheading};
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 3.25rem;
    color: ${color.text};
    &:not(:first-child) {
      border-top: 1px solid ${color.hairline};
    }
    &[aria-current="page"] {
      color: ${color.accent};
    }
  }
`;
