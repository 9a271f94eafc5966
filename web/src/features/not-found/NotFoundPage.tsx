import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";

import { reportRejection } from "../../lib/report-error.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { aloneHeight, color, media, pageMeasure, radius, space, text } from "../../ui/theme.ts";
import { PageSearchBox } from "../search-box/PageSearchBox.tsx";
import { MissingFrame } from "./_internal/MissingFrame.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  /** What was not found; the page where left out. */
  readonly heading?: string;
  /** One or two sentences on it. */
  readonly children?: ReactNode;
}

/** The page for whatever does not exist: says so, with status 404, and searches for what it may have been. */
export function NotFoundPage({ heading = t("missing.heading"), children }: Props) {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHead title={t("common.pageTitle", { title: heading })} status={404} />
      <MissingFrame />
      <Words>
        <h1>{heading}</h1>
        {children ?? <UnknownPath />}
        <Ways>
          <PageSearchBox
            query=""
            action={paths.search()}
            onSearch={(query) => reportRejection(navigate(paths.search(query)))}
          />
          <Button as={Link} to={paths.home()}>
            {t("common.backToHome")}
          </Button>
        </Ways>
      </Words>
    </Page>
  );
}

/** Holds the place of a line of text. */
const NO_BREAK_SPACE = "\u00a0";

/** That no page has the path. */
function UnknownPath() {
  const { pathname } = useLocation();
  // The gateway renders one page for every URL that does not exist.
  const hydrated = useHydrated();
  return (
    <>
      <p>{t("missing.router")}</p>
      <p>{t("missing.noPage")}</p>
      <Path>{hydrated ? pathname : NO_BREAK_SPACE}</Path>
    </>
  );
}

const Page = styled.div`
  ${pageMeasure};
  display: grid;
  gap: ${space(8)};
  align-items: center;
  align-content: center;
  min-height: ${aloneHeight};
  padding-block: ${space(8)} ${space(20)};
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
  h2 {
    ${text.heading};
    margin-top: ${space(4)};
  }
  p {
    ${text.lead};
    margin-top: ${space(4)};
  }
  h2 + p {
    margin-top: ${space(1)};
  }
`;

/** The requested path, so that a mistyped letter is seen. */
const Path = styled.code`
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
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  margin-top: ${space(8)};
  > search {
    width: 100%;
  }
`;
