import { paths } from "../../paths.ts";
import { LegalPage, LAST_UPDATED } from "./LegalPage.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import sections from "../../../content/privacy.md";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { WherePicturesComeFrom } from "./WherePicturesComeFrom.tsx";

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy Policy · Flickmap"
        description="What Flickmap stores about its visitors, and what it does not."
        canonical={paths.privacy()}
      />
      <LegalPage
        title="Privacy Policy"
        lastUpdated={LAST_UPDATED}
        lead="Flickmap works without an account and knows very little about you. This page says what that little is, where it is kept, what it is for, and how to get rid of it."
        sections={sections}
        slots={{ support: <SupportAddress />, pictures: <WherePicturesComeFrom /> }}
      />
    </>
  );
}
