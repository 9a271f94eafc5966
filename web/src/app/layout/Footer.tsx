import { styled } from "styled-components";
import { CountryPicker } from "../../features/country/CountryPicker.tsx";
import { paths } from "../../paths.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { color, media, motion, pageMeasure, space, text } from "../../ui/theme.ts";
import { Wordmark } from "./Wordmark.tsx";
import { useSiteQuery } from "../../features/site/Site.generated.ts";
import { Link } from "../../ui/Link.tsx";
import { Text } from "../../ui/primitives.ts";

const groups = [
  {
    heading: "Quick Links",
    links: [
      { to: paths.home(), label: "Home" },
      { to: paths.category("movie"), label: "Movies" },
      { to: paths.category("tv"), label: "TV Shows" },
      { to: paths.category("movie", "now_playing"), label: "New Releases" },
      { to: paths.changes(), label: "New on Services" },
    ],
  },
  {
    heading: "Genres",
    links: [
      { to: paths.genre(28, "movie"), label: "Action" },
      { to: paths.genre(35, "movie"), label: "Comedy" },
      { to: paths.genre(18, "movie"), label: "Drama" },
      { to: paths.genre(878, "movie"), label: "Sci-Fi" },
    ],
  },
  {
    heading: "Support",
    links: [
      { to: paths.faq(), label: "FAQ" },
      { to: paths.contact(), label: "Contact" },
      { to: paths.terms(), label: "Terms of Service" },
      { to: paths.privacy(), label: "Privacy Policy" },
    ],
  },
] as const;

/** Links, country picker, and the credits that the film database's terms ask for. */
export function Footer() {
  const { today } = usePageContext();
  return (
    <Frame>
      <Inner>
        <Groups>
          <About>
            <Wordmark />
            <p>Where to watch any movie or show, in your country.</p>
            <CountryPicker />
          </About>
          {groups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <Text as="h2" $step="smallStrong" $below={2}>
                {heading}
              </Text>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Groups>
        <Credits>
          <SampleNotice />
          <p>
            © {today.slice(0, 4)} Flickmap. Movie and TV data from{" "}
            <a href="https://www.themoviedb.org/" target="_blank" rel="noopener noreferrer">
              The Movie Database
            </a>
            . This product uses the TMDB API but is not endorsed or certified by TMDB.
          </p>
          <p>
            Availability data by{" "}
            <a href="https://www.justwatch.com/" target="_blank" rel="noopener noreferrer">
              JustWatch
            </a>
            .
          </p>
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

/** Says that the site runs on the embedded sample film database, where it does. */
function SampleNotice() {
  const { data } = useSiteQuery();
  if (data?.site.source !== "SAMPLE") return null;
  return (
    <Text $color="accent">
      This site runs on its sample film database: the titles are real, artwork and availability are
      invented.
    </Text>
  );
}
