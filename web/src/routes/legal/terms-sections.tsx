import { paths } from "../../paths.ts";
import type { LegalSection } from "./LegalPage.tsx";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { Link } from "../../ui/Link.tsx";

/** The terms of service. */
export const termsSections: readonly LegalSection[] = [
  {
    id: "agreement",
    heading: "Agreement",
    body: (
      <p>
        By using Flickmap you agree to these terms. If you do not agree with them, please do not use
        it. You need no account, and using Flickmap costs nothing.
      </p>
    ),
  },
  {
    id: "the-service",
    heading: "What Flickmap is",
    body: (
      <>
        <p>
          Flickmap is a guide. It shows information about movies and TV shows, and the services on
          which they can be watched in a country by subscription, for free, with ads, by rental or
          by purchase.
        </p>
        <p>
          Flickmap hosts no content. It stores, streams and sells no movies or shows, and it does
          not help anyone get around the restrictions of a platform or a country. Watching happens
          on the official platforms that we link to.
        </p>
      </>
    ),
  },
  {
    id: "accuracy",
    heading: "Accuracy",
    body: (
      <>
        <p>
          Our data is refreshed every 12 hours. Between two updates, and sometimes beyond, a title
          can have arrived, left or changed its price. Always check on the platform before you
          subscribe, rent or buy; its information is what counts.
        </p>
        <p>
          If you find something wrong, please <Link to={paths.contact()}>tell us</Link>.
        </p>
      </>
    ),
  },
  {
    id: "platforms",
    heading: "Platforms and affiliate links",
    body: (
      <>
        <p>
          Links to platforms lead to services run by other companies. What you agree on with them,
          and what you pay them, is between you and them; their terms apply and we have no influence
          on them.
        </p>
        <p>
          Flickmap earns money through affiliate links to streaming platforms: we may receive a
          commission when you follow a link and become a customer. This changes neither your price
          nor which services we list.
        </p>
      </>
    ),
  },
  {
    id: "your-use",
    heading: "Fair use",
    body: (
      <>
        <p>
          You may use Flickmap for yourself, and its public interfaces from programs of your own.
          The data in them belongs to The Movie Database and JustWatch, under their terms: show both
          credits with it, store it for six months at most, and make an agreement with them before
          you use it commercially or pass it on.
        </p>
        <p>Please do not:</p>
        <ul>
          <li>disturb or overload the service, or try to get around its limits;</li>
          <li>rate titles by program, or otherwise falsify ratings;</li>
          <li>
            send unlawful, abusive or misleading messages, or advertising, through the contact form;
          </li>
          <li>look for or exploit weaknesses, other than to report them to us;</li>
          <li>
            pass off Flickmap, or data taken from it, as your own or as endorsed by its sources.
          </li>
        </ul>
        <p>We may limit or block access that does any of this.</p>
      </>
    ),
  },
  {
    id: "ratings-and-messages",
    heading: "Ratings and messages",
    body: (
      <p>
        Ratings are anonymous and become part of a public average. You can change yours or take it
        back at any time from the same browser. What you write to us remains yours; you allow us to
        use it to answer you and to improve Flickmap. How we handle it is described in the{" "}
        <Link to={paths.privacy()}>privacy policy</Link>.
      </p>
    ),
  },
  {
    id: "credits",
    heading: "Credits and rights",
    body: (
      <>
        <p>
          Information about titles and their pictures come from The Movie Database. This product
          uses the TMDB API but is not endorsed or certified by TMDB. Availability data is provided
          by JustWatch.
        </p>
        <p>
          Titles, artwork, logos and trademarks belong to their owners and are shown to identify the
          works and services they stand for. The name Flickmap, its mark and the design of the site
          are ours.
        </p>
      </>
    ),
  },
  {
    id: "no-warranty",
    heading: "No warranty, and liability",
    body: (
      <>
        <p>
          We run Flickmap with care, yet offer it as it is and as available, without warranty that
          it is complete, correct, uninterrupted or fit for a particular purpose. We may change,
          suspend or end it, or parts of it, at any time.
        </p>
        <p>
          As far as the law allows, we are not liable for losses that come from relying on the
          information shown, from the services of platforms, or from Flickmap being unavailable.
          Nothing here limits liability that cannot be limited by law, nor the rights you have as a
          consumer.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    heading: "Changes",
    body: (
      <p>
        We may change these terms; the date at the top says when we last did. If you go on using
        Flickmap afterwards, the new terms apply. Should one of them turn out to be invalid, the
        others stay in force.
      </p>
    ),
  },
  {
    id: "contact",
    heading: "How to reach us",
    body: (
      <p>
        Write to <SupportAddress /> or use the <Link to={paths.contact()}>contact page</Link>.
      </p>
    ),
  },
];
