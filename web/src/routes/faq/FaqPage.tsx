import ArrowRight from "virtual:icons/arrow-right";
import { styled } from "styled-components";
import type { RichMessages } from "../../generated/messages.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ActionLink, Button } from "../../ui/Button.tsx";
import { Accordion } from "../../ui/Accordion.tsx";
import { readingPage, color, layout, media, space, text, panel } from "../../ui/theme.ts";
import { Stack } from "../../ui/primitives.ts";
import { Link } from "../../ui/Link.tsx";
import { t, rich, type PlainMessageName } from "../../lib/messages.ts";

interface Question {
  readonly id: string;
  readonly question: PlainMessageName;
  readonly answer: Extract<keyof RichMessages, `faq.${string}`>;
  readonly link?: { readonly to: string; readonly label: PlainMessageName };
}

const questions: readonly Question[] = [
  { id: "what-is-flickmap", question: "faq.whatIsFlickmap", answer: "faq.whatIsFlickmapText" },
  {
    id: "searching",
    question: "faq.searching",
    answer: "faq.searchingText",
    link: { to: paths.advancedSearch(), label: "faq.searchingLink" },
  },
  { id: "accuracy", question: "faq.accuracy", answer: "faq.accuracyText" },
  {
    id: "differs-by-country",
    question: "faq.differsByCountry",
    answer: "faq.differsByCountryText",
  },
  { id: "countries", question: "faq.countries", answer: "faq.countriesText" },
  {
    id: "genres",
    question: "faq.genres",
    answer: "faq.genresText",
    link: { to: paths.home(), label: "faq.genresLink" },
  },
  { id: "free", question: "faq.free", answer: "faq.freeText" },
  { id: "updates", question: "faq.updates", answer: "faq.updatesText" },
  { id: "notifications", question: "faq.notifications", answer: "faq.notificationsText" },
  { id: "money", question: "faq.money", answer: "faq.moneyText" },
  {
    id: "wrong-information",
    question: "faq.wrongInformation",
    answer: "faq.wrongInformationText",
    link: { to: paths.contact(), label: "faq.wrongInformationLink" },
  },
  { id: "hosting", question: "faq.hosting", answer: "faq.hostingText" },
];

export function FaqPage() {
  return (
    <Page>
      <PageHead title={t("faq.title")} description={t("faq.description")} canonical={paths.faq()} />
      <h1>{t("faq.heading")}</h1>
      <Questions>
        <Accordion
          items={questions.map(({ id, question, ...answer }) => ({
            id,
            heading: t(question),
            content: <Answer {...answer} />,
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

function Answer({ answer, link }: Omit<Question, "id" | "question">) {
  return (
    <Stack $gap={3} $justify="start">
      {rich(answer, { p: (text) => <p>{text}</p> })}
      {link && (
        <ActionLink to={link.to}>
          {t(link.label)}
          <ArrowRight size={16} aria-hidden />
        </ActionLink>
      )}
    </Stack>
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

const More = styled.aside`
  display: grid;
  justify-items: start;
  align-self: start;
  gap: ${space(3)};
  padding: ${space(6)};
  ${panel};
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
