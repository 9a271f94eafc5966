import Menu from "virtual:icons/menu";
import SearchIcon from "virtual:icons/search";
import X from "virtual:icons/x";
import { useCallback, useRef, useState, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { SearchBox } from "../../features/search-box/SearchBox.tsx";
import { useCountry } from "../../features/country/country-context.ts";
import { CountryPicker } from "../../features/country/CountryPicker.tsx";
import { LanguagePicker } from "../../features/language/LanguagePicker.tsx";
import { paths } from "../../paths.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import {
  alpha,
  color,
  layer,
  layout,
  media,
  motion,
  pageMeasure,
  shadow,
  space,
  text,
} from "../../ui/theme.ts";
import { MainNav, MobileMenu, useNavigation } from "./Navigation.tsx";
import { useOutsidePress } from "../../ui/use-outside-press.ts";
import { Wordmark } from "./Wordmark.tsx";
import { t, localPath } from "../../lib/messages.ts";

/** On a phone links and search open below the bar, one at a time. It never moves away while it is open or has the focus. */
export function Header() {
  const { key } = useLocation();
  const { country } = useCountry();
  const [opened, setOpened] = useState<{ part: "menu" | "search"; at: string } | null>(null);
  const position = useHeaderState();
  // Whatever is open belongs to the page it was opened on: going elsewhere closes it.
  const open = opened?.at === key ? opened.part : null;
  const toggle = (part: "menu" | "search") => setOpened(open === part ? null : { part, at: key });
  const bar = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpened(null), []);
  useOutsidePress(bar, open !== null, close);
  // What had the focus goes out of sight: it returns to what opened it.
  const leave = () => {
    close();
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"][data-part]')?.focus();
  };
  const { items, dialog } = useNavigation(leave);
  return (
    <Bar
      ref={bar}
      data-position={open === null ? position : "shown"}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) leave();
      }}
    >
      <Inner>
        <Wordmark />
        <MainNav aria-label={t("frame.main")}>{items}</MainNav>
        <Search>
          <SearchBox country={country?.code ?? null} />
        </Search>
        <CountryPicker compact />
        <WideLanguage>
          <LanguagePicker compact />
        </WideLanguage>
        <noscript>
          {import.meta.env.SSR && (
            <SearchLink href={localPath(paths.search())}>{t("common.search")}</SearchLink>
          )}
        </noscript>
        <Toggles data-needs-scripts>
          <IconButton
            data-part="search"
            aria-label={t("common.search")}
            aria-expanded={open === "search"}
            onClick={() => toggle("search")}
          >
            {open === "search" ? <X size={22} aria-hidden /> : <SearchIcon size={22} aria-hidden />}
          </IconButton>
          <IconButton
            data-part="menu"
            aria-label={t("frame.menu")}
            aria-expanded={open === "menu"}
            aria-controls="mobile-menu"
            onClick={() => toggle("menu")}
          >
            {open === "menu" ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </IconButton>
        </Toggles>
      </Inner>
      <Below data-open={open}>
        {open === "search" && (
          <SearchRow>
            <SearchBox country={country?.code ?? null} takesFocus onDone={close} />
          </SearchRow>
        )}
        <MobileMenu id="mobile-menu" aria-label={t("frame.mainMenu")} hidden={open !== "menu"}>
          {items}
          <LanguagePicker />
        </MobileMenu>
      </Below>
      {dialog}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  height: ${layout.headerHeight};
  transition: transform ${motion.calm} ${motion.ease};
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${alpha.canvas(0.84)};
    box-shadow: inset 0 -1px ${color.hairline};
    backdrop-filter: blur(18px) saturate(1.4);
    transition: opacity ${motion.calm} ${motion.ease};
  }
  body:has([data-under-header]) &[data-position="top"]::before {
    opacity: 0;
  }
  &[data-position="hidden"]:not(:focus-within, :has([aria-expanded="true"])) {
    transform: translateY(-100%);
    pointer-events: none;
  }
  /* Whoever reaches a hidden header by keyboard brings it back; the page does not scroll up to it first. */
  &[data-position="hidden"] :where(a, button, input) {
    scroll-margin-block: calc(-1 * ${layout.headerHeight}) ${layout.headerHeight};
  }
`;

/** Where there is less room it is in the footer, and on a phone in the menu too. */
const WideLanguage = styled.div`
  flex: none;
  ${media.limited} {
    display: none;
  }
`;

/** What opens below the bar lies over the page, which stays where it is and is dimmed. */
const Below = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  ${media.wide} {
    display: none;
  }
  &[data-open]::before {
    content: "";
    position: fixed;
    z-index: -1;
    inset: ${layout.headerHeight} 0 0;
    background: ${alpha.shade(0.6)};
    pointer-events: none;
  }
`;

const Inner = styled.div`
  ${pageMeasure};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${layout.headerHeight};
  ${media.narrow} {
    gap: ${space(1)};
  }
`;

const Search = styled.div`
  flex: 1;
  max-width: 24rem;
  margin-inline-start: auto;
  body:has([data-search-band]) [data-position="top"] & {
    visibility: hidden;
  }
  ${media.compact} {
    visibility: hidden;
    width: 0;
    height: 0;
  }
`;

const SearchLink = styled.a`
  ${text.smallStrong};
  color: ${color.textStrong};
  text-decoration: underline;
  ${media.wide} {
    display: none;
  }
`;

const Toggles = styled.div`
  display: flex;
  margin-inline-end: ${space(-2.5)};
  ${media.wide} {
    display: none;
  }
`;

const SearchRow = styled.div`
  ${pageMeasure};
  padding-block: ${space(3)} ${space(4)};
`;

/** How far from the top hiding begins, and how far one must scroll for a change. */
const thresholdPx = 10;

/** Where the header is: at the very top of the page, above what was scrolled to, or out of the way. */
type HeaderState = "top" | "shown" | "hidden";

/** Follows the scrolling: hidden while the visitor goes down, shown again as soon as they go up. */
const useHeaderState = (): HeaderState => {
  const [position, setPosition] = useState<HeaderState>("top");
  useEffect(() => {
    let turned = scrollY;
    const follow = () => {
      const y = Math.max(0, scrollY);
      if (y > thresholdPx && Math.abs(y - turned) < thresholdPx) return;
      setPosition(y <= thresholdPx ? "top" : y > turned ? "hidden" : "shown");
      turned = y;
    };
    addEventListener("scroll", follow, { passive: true });
    // A page that is loaded again may begin where it was left, far from its top, and never scroll.
    const start = requestAnimationFrame(() => {
      if (scrollY > thresholdPx) setPosition((now) => (now === "top" ? "shown" : now));
    });
    return () => {
      removeEventListener("scroll", follow);
      cancelAnimationFrame(start);
    };
  }, []);
  return position;
};
