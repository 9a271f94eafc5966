import { WherePicturesComeFrom } from "./WherePicturesComeFrom.tsx";

import { paths } from "../../paths.ts";
import type { LegalSection } from "./LegalPage.tsx";
import { SupportAddress } from "../../features/site/SupportAddress.tsx";
import { Link } from "../../ui/Link.tsx";

/** The privacy policy. It describes what the product does: a change there is a change here. */
export const privacySections: readonly LegalSection[] = [
  {
    id: "in-short",
    heading: "In short",
    body: (
      <ul>
        <li>There are no accounts. You never tell us your name to look something up.</li>
        <li>
          We run no advertising and use no analytics service. The one cookie holds the country you
          chose, and nothing else.
        </li>
        <li>
          A star rating is stored with a random number that your browser made up, and with nothing
          that says who you are.
        </li>
        <li>We learn your name and email address only if you write to us.</li>
      </ul>
    ),
  },
  {
    id: "your-browser",
    heading: "What is kept in your browser",
    body: (
      <>
        <p>Flickmap uses your browser’s own storage. It holds, on your device:</p>
        <ul>
          <li>
            <strong>Your country</strong>, once you choose one, so that you need not choose it
            again. Its code is also kept in a cookie called <code>country</code>, for one year, so
            that pages come with the services of that country from the start. The country that pages
            were last shown for is kept too, so that they can be read without a connection.
          </li>
          <li>
            <strong>The services you watch on</strong>, if you tell Flickmap, so that it can point
            out what they have; and whether lists show nothing else.
          </li>
          <li>
            <strong>Countries you pin</strong> in the list of other countries on a title’s page.
          </li>
          <li>
            <strong>My list</strong>: the movies and shows you put on it, with their names, years
            and when you added them. It is not sent to us as a list: the page asks for the titles by
            their numbers, as it does for any title. Remove titles one by one, or all of them with
            “Clear list”. A link that you share names its titles to whoever opens it. A file that
            you import is read in your browser; the names, years and numbers in it are looked up.
          </li>
          <li>
            <strong>An anonymous session id</strong>, a random number made the first time you open
            the page of a title. It lets you see and change the ratings you gave. It is not made
            from anything about you or your device.
          </li>
          <li>
            <strong>Your wish about the app</strong>: that you dismissed the offer to install
            Flickmap.
          </li>
          <li>
            <strong>A message you are writing to us</strong>, until it is sent or the tab is closed.
          </li>
          <li>
            <strong>How far you had scrolled</strong> on pages you go back to, until the tab is
            closed.
          </li>
          <li>
            <strong>When you last rated a title, and when a page was loaded again by itself</strong>
            , so that you see the newest figures and the newest pages.
          </li>
          <li>
            <strong>Copies of pages and pictures you have seen</strong>, limited in number and age,
            so that Flickmap opens quickly and can show them again without a connection.
          </li>
        </ul>
        <p>
          Clearing the site data for Flickmap in your browser removes all of it. If your browser
          blocks such storage, everything but remembering still works.
        </p>
      </>
    ),
  },
  {
    id: "our-servers",
    heading: "What is kept on our servers",
    body: (
      <>
        <h3>Ratings</h3>
        <p>
          When you rate a title we store which title it is, the number of stars and your anonymous
          session id; the entry may carry the moment it was first made. Other people only ever see
          the average and the number of ratings. Clicking your current star again deletes your
          rating.
        </p>
        <h3>Messages</h3>
        <p>
          When you use the contact form we store your name, your email address, the subject, the
          message and the time it arrived, and we may pass it on to our own support mailbox. We use
          it to answer you and to correct our data, and for nothing else.
        </p>
        <h3>Film data</h3>
        <p>
          What we keep about movies, shows and where they can be watched says nothing about who
          looked them up.
        </p>
      </>
    ),
  },
  {
    id: "country-and-address",
    heading: "Your country and your network address",
    body: (
      <>
        <p>
          Like every server on the internet, ours sees the network (IP) address a request comes
          from. We use it for two things.
        </p>
        <ul>
          <li>
            <strong>To suggest your country.</strong> Our server turns the address into a country
            code when you first visit, using information from our network provider, a table of its
            own or a lookup service. Your location is never worked out more closely than that, and
            neither the address nor the country is stored with a profile of you.
          </li>
          <li>
            <strong>To stop abuse.</strong> The number of ratings, messages and other requests that
            one address may send within a short time is limited. These counters expire by
            themselves.
          </li>
        </ul>
        <p>
          The log that we keep to find faults notes what kind of page or data was asked for and how
          long the answer took, and nothing of who asked.
        </p>
      </>
    ),
  },
  {
    id: "third-parties",
    heading: "Who else is involved",
    body: (
      <>
        <ul>
          <li>
            <strong>Pictures.</strong> <WherePicturesComeFrom />
          </li>
          <li>
            <strong>Film data.</strong> Titles, descriptions and searches are answered by our
            server, which asks TMDB on your behalf without passing on anything about you.
            Availability data comes from JustWatch, through TMDB.
          </li>
          <li>
            <strong>Streaming platforms.</strong> Links to platforms take you away from Flickmap.
            Some are affiliate links, by which the platform can tell that you came from us. From
            there on its privacy policy applies.
          </li>
        </ul>
        <p>
          We do not sell or rent personal data, and we share it with nobody else unless a law
          requires us to.
        </p>
      </>
    ),
  },
  {
    id: "how-long",
    heading: "How long we keep it",
    body: (
      <>
        <p>
          A rating stays until you take it back, since the average is made of it. Messages stay as
          long as we need them to deal with what you wrote and to follow it up. What is in your
          browser stays until you remove it, or until its limit is reached.
        </p>
      </>
    ),
  },
  {
    id: "your-rights",
    heading: "Your rights",
    body: (
      <>
        <p>
          Depending on where you live, you may have the right to see the personal data we hold about
          you, to have it corrected or deleted, to receive a copy, to object to its use, and to
          complain to a data protection authority. Write to us and we will see to it, free of
          charge.
        </p>
        <p>
          For ratings, the session id in your browser is the only thing that connects them to you.
          Please send it along, since we have no other way to find them.
        </p>
        <p>
          Where the law asks for a basis: answering your messages and keeping the service running
          and safe are our legitimate interests; ratings are stored because you ask us to.
        </p>
      </>
    ),
  },
  {
    id: "security",
    heading: "Security and children",
    body: (
      <>
        <p>
          We collect little, keep it apart from public data, and give access to messages only to the
          people who answer them. No service can promise perfect security; if something happens that
          affects you, we will say so.
        </p>
        <p>
          Flickmap is made for a general audience and not directed at children. We do not knowingly
          collect personal data from them.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    heading: "Changes to this policy",
    body: (
      <p>
        If what Flickmap does with data changes, this page changes with it, and so does the date at
        its top.
      </p>
    ),
  },
  {
    id: "contact",
    heading: "How to reach us",
    body: (
      <p>
        Questions, and requests about your data, reach us at <SupportAddress /> or through the{" "}
        <Link to={paths.contact()}>contact page</Link>.
      </p>
    ),
  },
];
