import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { color, media, space, text } from "../../ui/theme.ts";
import { Link } from "../../ui/Link.tsx";
import { visuallyHidden } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

export function Wordmark() {
  return (
    <Home to={paths.home()} aria-label={t("frame.brandHome")}>
      <svg width="26" height="26" viewBox="4 2 24 26" aria-hidden>
        <path d="M16 26 7.6 13.2A8.6 8.6 0 1 1 24.4 13.2Z" fill={color.accent} />
        <path d="M13.6 5.6 20 9.6l-6.4 4Z" fill={color.canvas} />
      </svg>
      <Name>Flickmap</Name>
    </Home>
  );
}

const Name = styled.span`
  /* As wide as in its own typeface, before that has come too: what stands beside it keeps its place. */
  min-width: 5.1em;
  @media (min-width: 48em) and (max-width: 74.99em) {
    header & {
      ${visuallyHidden};
    }
  }
  ${media.tiny} {
    ${visuallyHidden};
  }
`;

const Home = styled(Link)`
  ${text.heading};
  font-size: 1.25rem;
  font-weight: 800;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  color: ${color.textStrong};
  svg {
    flex: none;
  }
  @media (min-width: 15em) and (max-width: 22.49em) {
    svg {
      display: none;
    }
  }
`;
