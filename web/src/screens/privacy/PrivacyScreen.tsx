import { LegalPage } from "../../shared/LegalPage.tsx";
import { LAST_UPDATED } from "../../shared/legal-dates.ts";
import { privacySections } from "./sections.tsx";

/** The privacy policy (specification section 2). */
export function PrivacyScreen() {
  return (
    <>
      <title>Privacy Policy · Flickmap</title>
      <LegalPage
        title="Privacy Policy"
        lastUpdated={LAST_UPDATED}
        lead="Flickmap works without an account and knows very little about you. This page says what that little is, where it is kept, what it is for, and how to get rid of it."
        sections={privacySections}
      />
    </>
  );
}
