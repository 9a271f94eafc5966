import type { ProseSection } from "*.md";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { readingPage, textLink, color, layout, media, space, text } from "../../ui/theme.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Text } from "../../ui/primitives.ts";
import { PageIntro } from "../../ui/PageIntro.tsx";
import { Link } from "../../ui/Link.tsx";
import { t, isEnglish } from "../../lib/messages.ts";

interface Props {
  readonly head: Pick<ComponentProps<typeof PageHead>, "title" | "description" | "canonical">;
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly ProseSection[];
}

/** In English, with the words of its frame, whatever the language of the page, in a measure of some 70 characters. */
export function LegalPage({ head, title, lead, sections }: Props) {
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);

  return (
    <Page>
      <PageHead {...head} title={t("common.pageTitle", { title: head.title })} />
      {!isEnglish() && (
        <Text $step="small" $below={6} $color="textQuiet">
          {t("legal.inEnglish")}
        </Text>
      )}
      <div lang="en" dir="ltr">
        <PageIntro
          title={title}
          note={
            <>
              Last updated <time dateTime="2026-11-29">November 29, 2026</time>
            </>
          }
          lead={lead}
        />
        <Columns>
          <Contents aria-label="On this page">
            <Text $step="smallStrong" $below={2} $color="textStrong">
              On this page
            </Text>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <Link to={`#${id}`}>{heading}</Link>
                </li>
              ))}
            </ol>
          </Contents>
          <Sections>
            {sections.map(({ id, heading, body }, index) => (
              <Section key={id} aria-labelledby={id}>
                <h2 id={id}>
                  <Count aria-hidden>{index + 1}</Count>
                  {heading}
                </h2>
                {body}
              </Section>
            ))}
          </Sections>
        </Columns>
      </div>
    </Page>
  );
}

const Page = styled.article`
  ${readingPage};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  margin-top: ${space(10)};
  padding-top: ${space(10)};
  border-top: 1px solid ${color.hairline};
  ${media.spacious} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 36rem);
    gap: ${space(20)};
  }
`;

const Contents = styled.nav`
  ${text.small};
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${space(1)} ${space(6)};
  }
  a {
    display: block;
    padding-block: ${space(1.5)};
    color: ${color.textQuiet};
  }
  ${media.compact} {
    ol {
      row-gap: 0;
    }
    a {
      padding-block: ${space(3)};
    }
  }
  a:hover {
    color: ${color.textStrong};
  }
  ${media.spacious} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space(6)});
    align-self: start;
  }
`;

const Sections = styled.div`
  display: grid;
  gap: ${space(12)};
  max-width: 36rem;
`;

const Section = styled.section`
  line-height: 1.7;
  h2 {
    ${text.heading};
    display: flex;
    gap: ${space(3)};
    margin-bottom: ${space(4)};
  }
  h3 {
    ${text.subheading};
    margin-top: ${space(6)};
    margin-bottom: ${space(2)};
  }
  p + p,
  ul + p {
    margin-top: ${space(4)};
  }
  ul {
    display: grid;
    gap: ${space(2.5)};
    margin-top: ${space(3)};
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
  li::marker {
    color: ${color.accent};
  }
  strong {
    color: ${color.textStrong};
    font-weight: 600;
  }
  a {
    ${textLink};
  }
`;

const Count = styled.span`
  flex: none;
  min-width: 1.6em;
  color: ${color.accent};
  font-variant-numeric: tabular-nums;
`;
