import ListVideo from "virtual:icons/list-video";
import Tv from "virtual:icons/tv-minimal-play";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { useMyServicesDialog } from "../../features/services/use-my-services-dialog.tsx";
import { color, media, motion, pageMeasure, radius, space, text } from "../../ui/theme.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { visuallyHidden } from "../../ui/primitives.ts";
import { useAdvancedSearchPath } from "../../features/filters/paid-offers.ts";
import { t } from "../../lib/messages.ts";

const mainLinks = [
  { to: paths.home(), label: "frame.home" },
  { to: paths.category("movie"), label: "common.movies" },
  { to: paths.category("tv"), label: "common.tvShows" },
  { to: paths.changes(), label: "frame.new" },
  { to: paths.advancedSearch(), label: "frame.advancedSearch" },
] as const;

/** Whether a link's page is open, or one below it. Routes do not tell upper and lower case apart. */
const isCurrent = (to: string, pathname: string): boolean => {
  const path = pathname.toLowerCase();
  return path === to || (to !== "/" && path.startsWith(`${to}/`));
};

/** What both navigations hold: the main pages, and what is the visitor's. The dialog stands where nothing hides it. */
export const useNavigation = (onGo: () => void) => {
  const advancedSearch = useAdvancedSearchPath();
  const { pathname } = useLocation();
  const { opener, dialog } = useMyServicesDialog();
  const getLinkProps = (to: string) => ({
    to: to === paths.advancedSearch() ? advancedSearch : to,
    "aria-current": isCurrent(to, pathname) ? ("page" as const) : undefined,
    onClick: onGo,
  });
  const items = (
    <>
      {mainLinks.map(({ to, label }) => (
        <Link key={to} {...getLinkProps(to)}>
          {t(label)}
        </Link>
      ))}
      <Link {...getLinkProps(paths.list())} title={t("common.myList")}>
        <ListVideo size={20} aria-hidden />
        <span>{t("common.myList")}</span>
      </Link>
      <button
        type="button"
        title={t("common.myServices")}
        data-needs-scripts
        {...opener}
        onClick={() => {
          opener.onClick();
          onGo();
        }}
      >
        <Tv size={20} aria-hidden />
        <span>{t("common.myServices")}</span>
      </button>
    </>
  );
  return { items, dialog };
};

/** On a wide page, where little room leaves what is the visitor's its icons alone. One rule for links and button: a page carries the styles of each component. */
export const MainNav = styled.nav`
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
    font-weight: 600;
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

export const MobileMenu = styled.nav`
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
    svg {
      display: none;
    }
  }
`;
