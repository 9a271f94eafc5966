import ListVideo from "virtual:icons/list-video";
import Tv from "virtual:icons/tv-minimal-play";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { useMyServicesDialog } from "../../features/services/use-my-services-dialog.tsx";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { visuallyHidden } from "../../ui/primitives.ts";
import { useAdvancedSearchPath } from "../../features/filters/paid-offers.ts";
import { getCurrentLink, mainLinks } from "./main-links.ts";
import { t } from "../../lib/messages.ts";

/** The navigation of the header on a wide page. Where there is little room, what is the visitor's has icons alone. */
export function MainNavigation() {
  const { country } = useCountry();
  const advancedSearch = useAdvancedSearchPath();
  const current = getCurrentLink(useLocation().pathname);
  const { opener, dialog } = useMyServicesDialog(country);
  return (
    <Nav aria-label={t("frame.main")}>
      {mainLinks.map(({ to, label }) => (
        <Link
          key={to}
          to={to === paths.advancedSearch() ? advancedSearch : to}
          aria-current={to === current ? "page" : undefined}
        >
          {t(label)}
        </Link>
      ))}
      <Link
        to={paths.list()}
        title={t("common.myList")}
        aria-current={paths.list() === current ? "page" : undefined}
      >
        <ListVideo size={20} aria-hidden />
        <span>{t("common.myList")}</span>
      </Link>
      <button type="button" title={t("common.myServices")} data-needs-scripts {...opener}>
        <Tv size={20} aria-hidden />
        <span>{t("common.myServices")}</span>
      </button>
      {dialog}
    </Nav>
  );
}

/** One rule for links and button: a page carries the styles of each component that it shows. */
const Nav = styled.nav`
  display: none;
  gap: ${space(0.5)};
  flex: none;
  ${media.wide} {
    display: flex;
  }
  ${media.spacious} {
    margin-inline-start: ${space(2)};
  }
  > a,
  > button {
    ${text.smallStrong};
    font-weight: 550;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 2.5rem;
    padding: 0 ${space(1.5)};
    ${media.spacious} {
      padding-inline: ${space(2)};
    }
    border-radius: ${radius.round};
    color: ${color.text};
    white-space: nowrap;
    transition: color ${motion.fast} ${motion.ease};
    &[aria-current="page"] {
      color: ${color.textStrong};
      /* One by one: WebKit ignores a text-decoration that has more than its line. */
      text-decoration-line: underline;
      text-decoration-color: ${color.accent};
      text-decoration-thickness: 2px;
      text-underline-offset: 0.5em;
      svg {
        color: ${color.accent};
      }
    }
    ${media.hover} {
      &:hover {
        color: ${color.textStrong};
      }
    }
  }
  /* What is the visitor's: an icon below 1100 px, a word from there on. */
  [title] {
    ${media.limited} {
      width: 2.25rem;
      padding: 0;
      span {
        ${visuallyHidden};
      }
    }
    ${media.spacious} {
      svg {
        display: none;
      }
    }
  }
`;
