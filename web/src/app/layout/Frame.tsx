import { useRef, type ReactNode, useEffect } from "react";
import { styled } from "styled-components";
import { Block } from "../../ui/Block.tsx";
import { color, layer, pageMeasure, radius, space, text } from "../../ui/theme.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { usePageRequests } from "../navigation/use-page-requests.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";
import { LinkedCountryNotice } from "../../features/country/LinkedCountryNotice.tsx";
import { useServicesCookie } from "../../features/services/only-mine.ts";
import { useMovedServices } from "../../features/services/use-my-services.ts";
import { InstallBanner } from "../../features/install/InstallBanner.tsx";
import { ConnectionStrip } from "../offline/ConnectionStrip.tsx";
import { t } from "../../lib/messages.ts";

/** Whether a key that is pressed there is meant for what is there: a field, a choice, an open dialog. */
const takesKeys = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=listbox] *")));

/** Puts the focus in the field for searches: that of the header, else the page's; on a phone it is opened first. */
const focusSearch = (): boolean => {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "header input[name=q], main input[name=q]",
  );
  const shown = [...fields].find((field) => field.checkVisibility({ visibilityProperty: true }));
  if (shown) {
    shown.focus();
    shown.select();
    return true;
  }
  const opener = document.querySelector<HTMLElement>('header [data-part="search"]');
  opener?.click();
  return opener !== null;
};

/** `/` goes to the search: never while somebody types, or with other keys. */
const useSearchKey = (): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } =
        event;
      if (key !== "/" || ctrlKey || metaKey || altKey || repeat || isComposing) return;
      if (defaultPrevented || takesKeys(target) || !focusSearch()) return;
      // The key is not typed into the field, and Firefox does not search the page for it.
      event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};

interface Props {
  readonly children: ReactNode;
  /** In place of the header, where that is rendered apart. */
  readonly header?: ReactNode;
  /** In place of the footer. */
  readonly footer?: ReactNode;
}

/** Header, the page, footer; the frame that all pages share. */
export function Frame({ children, header = <Header />, footer = <Footer /> }: Props) {
  const main = useRef<HTMLElement>(null);
  useScrollMemory();
  usePageRequests();
  useMovedServices();
  useServicesCookie();
  useSearchKey();
  return (
    <Page>
      <SkipLink href="#main">{t("frame.skip")}</SkipLink>
      {header}
      <Main ref={main} id="main" tabIndex={-1}>
        {children}
      </Main>
      <Notices>
        <LinkedCountryNotice />
        <InstallBanner />
      </Notices>
      <Block>{footer}</Block>
      <ConnectionStrip />
      <RouteAnnouncer main={main} />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

/** As high as the window, so that the footer stays below it whatever a page shows while it loads. */
const Main = styled.main`
  flex: 1;
  min-height: 100svh;
  &:focus-visible {
    outline: none;
  }
`;

const SkipLink = styled.a`
  ${text.smallStrong};
  position: fixed;
  z-index: ${layer.toast};
  top: ${space(2)};
  inset-inline-start: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.onAccent};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** What is to be told beside the page, until it no longer holds or is dismissed: below it, so that it covers nothing. */
const Notices = styled.div`
  ${pageMeasure};
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
  &:not(:empty) {
    padding-block: ${space(8)};
  }
`;
