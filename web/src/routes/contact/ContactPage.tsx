import { type ReactNode, useEffect, useRef, useState } from "react";
import CircleCheck from "virtual:icons/circle-check";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { readReport } from "../../features/offers/availability-report.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { PageIntro } from "../../ui/PageIntro.tsx";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { Button } from "../../ui/Button.tsx";
import {
  readingPage,
  textLink,
  thumbArea,
  color,
  media,
  space,
  text,
  panel,
} from "../../ui/theme.ts";
import { ContactForm } from "./ContactForm.tsx";
import { Link } from "../../ui/Link.tsx";
import { t, rich } from "../../lib/messages.ts";

const strong = (text: ReactNode) => <strong>{text}</strong>;

export function ContactPage() {
  const [sent, setSent] = useState(false);
  const [query] = useSearchParams();
  const [report, setReport] = useState(() => readReport(query));
  const card = useRef<HTMLElement>(null);
  const finish = () => {
    setReport(null);
    setSent(true);
  };
  const writeAnother = () => {
    flushSync(() => setSent(false));
    card.current?.querySelector("input")?.focus();
  };
  return (
    <Page>
      <PageHead
        title={t("contact.title")}
        description={t("contact.description")}
        canonical={paths.contact()}
      />
      <PageIntro
        title={t("contact.heading")}
        lead={rich("contact.lead", { together: (text) => <Together>{text}</Together> })}
      />
      <Card ref={card} aria-label={t("contact.yourMessage")}>
        <noscript>
          <p>{t("contact.needsScripts")}</p>
        </noscript>
        {sent ? <Sent onAgain={writeAnother} /> : <ContactForm report={report} onSent={finish} />}
      </Card>
      <Ways>
        <li>{rich("contact.wrongAvailability", { strong })}</li>
        <li>
          {rich("contact.question", {
            strong,
            link: (text) => <Link to={paths.faq()}>{text}</Link>,
          })}
        </li>
        <li>
          {rich("contact.byEmail", {
            strong,
            address: (text) => <SupportAddress>{text}</SupportAddress>,
          })}
        </li>
      </Ways>
    </Page>
  );
}

function Sent({ onAgain }: { readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SentFrame>
      <CircleCheck size={40} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {t("contact.sentSuccessfully")}
      </h2>
      <p>{t("contact.thanks")}</p>
      <Button onClick={onAgain}>{t("contact.another")}</Button>
    </SentFrame>
  );
}

const Together = styled.span`
  white-space: nowrap;
`;

const Page = styled.div`
  ${readingPage};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  ${media.spacious} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space(20)};
    align-items: start;
  }
`;

const Ways = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(4)};
  padding-top: ${space(8)};
  border-top: 1px solid ${color.hairline};
  strong {
    display: block;
    color: ${color.textStrong};
    font-weight: 600;
  }
  a {
    ${thumbArea}
    ${textLink};
  }
`;

const Card = styled.section`
  ${media.spacious} {
    grid-area: 1 / 2 / span 2;
  }
  padding: ${space(6)};
  ${panel};
  ${media.wide} {
    padding: ${space(8)};
  }
`;

const SentFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(12)};
  text-align: center;
  svg {
    color: ${color.success};
  }
  h2 {
    ${text.title};
  }
  p {
    max-width: 30rem;
  }
  button {
    margin-top: ${space(3)};
  }
`;
