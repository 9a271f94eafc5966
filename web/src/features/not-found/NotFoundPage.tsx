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
import { t } from "../../lib/messages.ts";

const holes = Array.from({ length: 12 }, (_, index) => 14 + index * 32);

function MissingFrame() {
  return (
    <Drawing viewBox="0 0 400 300" aria-hidden>
      <defs>
        <radialGradient id="missing-frame-light">
          <stop offset="0" stopColor={color.accent} stopOpacity="0.5" />
          <stop offset="0.6" stopColor={color.accent} stopOpacity="0.12" />
          <stop offset="1" stopColor={color.accent} stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="200" cy="150" rx="190" ry="150" fill="url(#missing-frame-light)" />
      <g transform="rotate(-7 200 150)">
        <path
          fillRule="evenodd"
          fill={color.surfaceFloating}
          d="M-40 55H440V245H-40ZM116 91V209H284V91Z"
        />
        <rect x="-60" y="91" width="156" height="118" rx="5" fill={color.canvas} opacity="0.55" />
        <rect x="304" y="91" width="156" height="118" rx="5" fill={color.canvas} opacity="0.55" />
        {holes.map((x) => (
          <g key={x} fill={color.canvas}>
            <rect x={x} y="65" width="16" height="16" rx="3.5" />
            <rect x={x} y="219" width="16" height="16" rx="3.5" />
          </g>
        ))}
        <rect
          x="117"
          y="92"
          width="166"
          height="116"
          fill="none"
          stroke={color.accent}
          strokeWidth="2"
          strokeDasharray="6 8"
          strokeLinecap="round"
        />
        <path d="M187 130v40l34-20Z" fill={color.accent} />
      </g>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 20rem;
  overflow: hidden;
  mask-image: linear-gradient(90deg, transparent, #000 18%, #000 82%, transparent);
  ${media.wide} {
    max-width: 32rem;
  }
`;

interface Props {
  readonly heading?: string;
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

const NO_BREAK_SPACE = "\u00a0";

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
