import { styled } from "styled-components";
import { CountryPicker } from "../../features/country/CountryPicker.tsx";
import { LanguagePicker } from "../../features/language/LanguagePicker.tsx";
import { paths } from "../../paths.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { color, media, motion, pageMeasure, space, text } from "../../ui/theme.ts";
import { Wordmark } from "./Wordmark.tsx";
import { useSiteQuery } from "../../features/site/Site.generated.ts";
import { justWatchLink, tmdbLink } from "../../features/site/source-links.tsx";
import { Link } from "../../ui/Link.tsx";
import { Text } from "../../ui/primitives.ts";
import { t, rich } from "../../lib/messages.ts";

const groups = [
  {
    heading: "frame.quickLinks",
    links: [
      { to: paths.home(), label: "frame.home" },
      { to: paths.category("movie"), label: "common.movies" },
      { to: paths.category("tv"), label: "common.tvShows" },
      { to: paths.category("movie", "now_playing"), label: "frame.newReleases" },
      { to: paths.changes(), label: "frame.newOnServices" },
    ],
  },
  {
    heading: "common.genres",
    links: [
      { to: paths.genre(28, "movie"), label: "frame.action" },
      { to: paths.genre(35, "movie"), label: "frame.comedy" },
      { to: paths.genre(18, "movie"), label: "frame.drama" },
      { to: paths.genre(878, "movie"), label: "frame.sciFi" },
    ],
  },
  {
    heading: "frame.support",
    links: [
      { to: paths.faq(), label: "frame.faq" },
      { to: paths.contact(), label: "frame.contact" },
      { to: paths.terms(), label: "frame.terms" },
      { to: paths.privacy(), label: "frame.privacy" },
    ],
  },
] as const;

export function Footer() {
  const { today } = usePageContext();
  const { data } = useSiteQuery();
  return (
    <Frame>
      <Inner>
        <Groups>
          <About>
            <Wordmark />
            <p>{t("frame.claim")}</p>
            <CountryPicker />
            <LanguagePicker inPage />
          </About>
          {groups.map(({ heading, links }) => (
            <nav key={heading} aria-label={t(heading)}>
              <Text as="h2" $step="smallStrong" $below={2}>
                {t(heading)}
              </Text>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <FooterLink to={to}>{t(label)}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Groups>
        <Credits>
          {data?.site.source === "SAMPLE" && <Text $color="accent">{t("frame.sample")}</Text>}
          <p>{rich("frame.credits", { year: today.slice(0, 4), link: tmdbLink })}</p>
          <p>{rich("common.availabilityBy", { link: justWatchLink })}</p>
        </Credits>
      </Inner>
    </Frame>
  );
}

const Frame = styled.footer`
  margin-top: ${space(20)};
  border-top: 1px solid ${color.hairline};
  background: ${color.surface};
`;

const Inner = styled.div`
  ${pageMeasure};
  padding-block: ${space(12)} ${space(8)};
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(6)};
  ${media.wide} {
    grid-template-columns: 2fr repeat(3, 1fr);
  }
`;

const About = styled.div`
  ${text.small};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${space(3)};
  grid-column: 1 / -1;
  ${media.wide} {
    grid-column: auto;
  }
`;

const FooterLink = styled(Link)`
  ${text.small};
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  color: ${color.textQuiet};
  ${media.compact} {
    min-height: 2.75rem;
    min-width: 2.75rem;
  }
  transition: color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
`;

const Credits = styled.div`
  ${text.caption};
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(10)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.hairline};
  color: ${color.textQuiet};
  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
