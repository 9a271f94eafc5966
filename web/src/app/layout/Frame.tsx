import { useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { Block } from "../../ui/Block.tsx";
import { color, layer, radius, space, text } from "../../ui/theme.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Notices } from "./Notices.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Header, the screen, footer; the frame that all screens share. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useScrollMemory();
  return (
    <Page>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        {children}
      </Main>
      <Block>
        <Footer />
      </Block>
      <Notices />
      <RouteAnnouncer main={main} />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

/** As high as the window, so that the footer stays below it whatever a screen shows while it loads. */
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
