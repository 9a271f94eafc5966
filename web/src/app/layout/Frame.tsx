import type { ReactNode } from "react";
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
import { InstallBanner } from "../../features/install/InstallBanner.tsx";
import { ConnectionStrip } from "../offline/ConnectionStrip.tsx";
import { t } from "../../lib/messages.ts";

export function Frame({ children }: { readonly children: ReactNode }) {
  useScrollMemory();
  usePageRequests();
  useServicesCookie();
  return (
    <Page>
      <SkipLink href="#main">{t("frame.skip")}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Notices>
        <LinkedCountryNotice />
        <InstallBanner />
      </Notices>
      <Block>
        <Footer />
      </Block>
      <ConnectionStrip />
      <RouteAnnouncer />
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
