import { styled } from "styled-components";

import { InstallBanner } from "../../features/install/InstallBanner.tsx";
import { foot, layer, media, motion, space } from "../../ui/theme.ts";
import { ConnectionStrip } from "../offline/ConnectionStrip.tsx";

/** What lies over the lower edge of every page until it no longer holds or is dismissed. */
export function Notices() {
  return (
    <>
      <Stack>
        <InstallBanner />
      </Stack>
      <ConnectionStrip />
    </>
  );
}

const Stack = styled.div`
  position: fixed;
  z-index: ${layer.floating};
  /* As high as the window always: one that grew with its content would count as a layout shift. */
  inset: 0;
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(4)};
  padding-bottom: calc(${space(4)} + ${foot});
  pointer-events: none;
  /* Where there is no room for both, a toast takes their place for its five seconds. */
  ${media.compact} {
    transition: visibility 0s ${motion.calm};
    body:has([data-toast]) & {
      visibility: hidden;
      transition: none;
    }
  }
  /* What gets the focus is scrolled to above what lies here. */
  html:has(&:not(:empty)) {
    scroll-padding-bottom: 9rem;
  }
`;
