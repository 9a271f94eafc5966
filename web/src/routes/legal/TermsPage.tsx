import { paths } from "../../paths.ts";
import { LegalPage, LAST_UPDATED } from "./LegalPage.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import sections from "../../../content/terms.md";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { t } from "../../lib/messages.ts";

export function TermsPage() {
  return (
    <>
      <PageHead
        title={t("common.pageTitle", { title: t("frame.terms") })}
        description={t("legal.termsDescription")}
        canonical={paths.terms()}
      />
      <LegalPage
        title="Terms of Service"
        lastUpdated={LAST_UPDATED}
        lead="These terms apply when you use Flickmap. They are short, because Flickmap is simple: it shows you where movies and TV shows can be watched, and leaves the watching to the platforms."
        sections={sections}
        slots={{ support: <SupportAddress>our support address</SupportAddress> }}
      />
    </>
  );
}
