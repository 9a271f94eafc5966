import { paths } from "../../paths.ts";
import { LegalPage } from "./LegalPage.tsx";
import writeSections from "../../../content/terms.md";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { t } from "../../lib/messages.ts";

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      head={{
        title: t("frame.terms"),
        description: t("legal.termsDescription"),
        canonical: paths.terms(),
      }}
      lead="These terms apply when you use Flickmap. They are short, because Flickmap is simple: it shows you where movies and TV shows can be watched, and leaves the watching to the platforms."
      sections={writeSections({
        support: <SupportAddress>our support address</SupportAddress>,
      })}
    />
  );
}
