import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { paths } from "../paths.ts";
import { PageHead } from "./PageHead.tsx";
import { Button } from "./Button.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import { aloneHeight, color, media, pageMeasure, radius, space, text } from "./theme.ts";
import { MissingFrame } from "./MissingFrame.tsx";
import { Link } from "./Link.tsx";

/** Holds the place of a line of text. */
const NO_BREAK_SPACE = "\u00a0";

/** Any path that is not a page's. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  // The gateway renders one page for every URL that does not exist.
  const hydrated = useHydrated();
  return (
    <Page>
      <PageHead title="404 Page Not Found · Flickmap" status={404} />
      <MissingFrame />
      <Words>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <Address>{hydrated ? pathname : NO_BREAK_SPACE}</Address>
        <Ways>
          <Button as={Link} to={paths.home()} $variant="primary">
            Back to Home
          </Button>
          <Button as={Link} to={paths.search()}>
            Search for a title
          </Button>
        </Ways>
      </Words>
    </Page>
  );
}

const Page = styled.div`
  ${pageMeasure};
  display: grid;
  gap: ${space(10)};
  align-items: center;
  align-content: center;
  min-height: ${aloneHeight};
  padding-block: ${space(12)} ${space(20)};
  ${media.spacious} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(20)};
    padding-block: ${space(16)} ${space(28)};
  }
`;

const Words = styled.div`
  h1 {
    ${text.display};
  }
  p {
    ${text.lead};
    margin-top: ${space(4)};
  }
`;

/** The requested path, so that a mistyped letter is seen. */
const Address = styled.code`
  ${text.small};
  display: inline-block;
  max-width: 100%;
  margin-top: ${space(4)};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.textQuiet};
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  @media (scripting: none) {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
`;
