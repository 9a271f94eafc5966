import writeSections from "../../../content/privacy.md";
import { paths } from "../../paths.ts";
import { LegalPage } from "./LegalPage.tsx";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { useSiteQuery } from "../../features/site/Site.generated.ts";
import { t } from "../../lib/messages.ts";

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      head={{
        title: t("frame.privacy"),
        description: t("legal.privacyDescription"),
        canonical: paths.privacy(),
      }}
      lead="Flickmap works without an account and knows very little about you. This page says what that little is, where it is kept, what it is for, and how to get rid of it."
      sections={writeSections({
        support: <SupportAddress>our support address</SupportAddress>,
        pictures: <WherePicturesComeFrom />,
      })}
    />
  );
}

function WherePicturesComeFrom() {
  const { data } = useSiteQuery();
  const host = data?.site.imageHost ?? null;
  return host === null ? (
    <>
      Posters, backdrops and logos come from our own server, which fetches them from The Movie
      Database (TMDB) without passing on anything about you. While you use Flickmap, your browser
      contacts no third party.
    </>
  ) : (
    <>
      Your browser loads posters, backdrops and logos from {host}, the image host of The Movie
      Database (TMDB). It learns your network address and which pictures you see, and nothing else
      from us. While you use Flickmap, your browser contacts no other third party.
    </>
  );
}
