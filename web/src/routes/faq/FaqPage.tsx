import ArrowRight from "virtual:icons/arrow-right";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ActionLink, Button } from "../../ui/Button.tsx";
import { Accordion } from "../../ui/Accordion.tsx";
import { readingPage, color, layout, media, radius, space, text } from "../../ui/theme.ts";
import questions from "../../../content/faq.md";
import { Prose } from "../../ui/Prose.tsx";
import type { ProseNode } from "../../ui/Prose.tsx";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

/** The FAQ: twelve questions, one open at a time, and the way to a person. */
export function FaqPage() {
  return (
    <Page>
      <PageHead title={t("faq.title")} description={t("faq.description")} canonical={paths.faq()} />
      <h1>{t("faq.heading")}</h1>
      <Questions>
        <Accordion
          items={questions.map(({ id, heading, body }) => ({
            id,
            heading,
            content: <Answer paragraphs={body} />,
          }))}
        />
      </Questions>
      <More>
        <h2>{t("faq.still")}</h2>
        <p>{t("faq.write")}</p>
        <Button as={Link} to={paths.contact()} $variant="primary">
          {t("faq.contact")}
        </Button>
      </More>
    </Page>
  );
}

/** Paragraphs; one that is a link alone leads on. */
function Answer({ paragraphs }: { readonly paragraphs: readonly ProseNode[] }) {
  return (
    <Paragraphs>
      {paragraphs.map((paragraph, index) => {
        const [link] =
          typeof paragraph === "object" && "children" in paragraph ? paragraph.children : [];
        return typeof link === "object" && "href" in link ? (
          <ActionLink key={index} to={link.href ?? ""}>
            <Prose nodes={link.children} />
            <ArrowRight size={16} aria-hidden />
          </ActionLink>
        ) : (
          <Prose key={index} nodes={[paragraph]} />
        );
      })}
    </Paragraphs>
  );
}

const Page = styled.div`
  ${readingPage};
  display: grid;
  gap: ${space(8)};
  > h1 {
    ${text.display};
  }
  ${media.spacious} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-areas: "title questions" "more questions";
    grid-template-rows: auto 1fr;
    gap: ${space(10)} ${space(20)};
    > h1 {
      grid-area: title;
    }
  }
`;

const Questions = styled.div`
  border-top: 1px solid ${color.hairline};
  ${media.spacious} {
    grid-area: questions;
  }
`;

const Paragraphs = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

const More = styled.aside`
  display: grid;
  justify-items: start;
  align-self: start;
  gap: ${space(3)};
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  h2 {
    ${text.heading};
  }
  p {
    margin-bottom: ${space(2)};
  }
  ${media.spacious} {
    grid-area: more;
    position: sticky;
    top: calc(${layout.headerHeight} + ${space(6)});
  }
`;
