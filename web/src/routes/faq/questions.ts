import { paths } from "../../paths.ts";

/** One question of the FAQ. */
export interface Question {
  /** Unique among the questions. */
  readonly id: string;
  readonly question: string;
  /** The answer's paragraphs. */
  readonly answer: readonly string[];
  /** Where the answer leads on to. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** The twelve questions, in the order of the page. */
export const questions: readonly Question[] = [
  {
    id: "what-is-flickmap",
    question: "What is Flickmap?",
    answer: [
      "Flickmap tells you where a movie or TV show can be watched in your country: which services have it in their subscription, which show it for free, and where it can be rented or bought.",
      "It needs no account. Look up a title, pick your country, and follow the link to the service you like best.",
    ],
  },
  {
    id: "searching",
    question: "How do I search for a movie or TV show?",
    answer: [
      "Type a name into the search bar at the top of the page. Suggestions appear from the second letter on; choose one to go straight to the title, or press Enter or the search icon to see every result.",
      "If you would rather look around, browse by category, by genre or by country. Advanced Search combines them with year, rating, running time and language.",
    ],
    link: { to: paths.advancedSearch(), label: "Open Advanced Search" },
  },
  {
    id: "accuracy",
    question: "How accurate is the availability information?",
    answer: [
      "It comes from JustWatch through The Movie Database and is usually right. Services do add and remove titles without notice, though, so a title can move between two of our updates.",
      "Please verify on the platform itself before you subscribe, rent or buy because of one title.",
    ],
  },
  {
    id: "differs-by-country",
    question: "Why does content differ from country to country?",
    answer: [
      "Because of licensing. The right to show a movie or series is sold country by country and for a limited time, so the same title may be on one service in Canada, on another in Germany and on none in Japan.",
      "Flickmap always answers for the country you have selected.",
    ],
  },
  {
    id: "countries",
    question: "Which countries are supported?",
    answer: [
      "More than 60. Flickmap tries to recognise the country you are visiting from; you can choose another at any time with the country selector in the header or the footer. Your choice is remembered in this browser.",
    ],
  },
  {
    id: "genres",
    question: "Can I filter by genre?",
    answer: [
      "Yes. Use the Genres navigation in the footer, the “Browse by Genre” section on the home page, or the genre labels on the page of any title.",
      "Advanced Search takes several genres at once and narrows them down by year, rating and more.",
    ],
    link: { to: paths.home(), label: "Browse by Genre on the home page" },
  },
  {
    id: "free",
    question: "How do I know whether something is free to watch?",
    answer: [
      "The page of a title lists its offers by kind. “Free” needs no payment, “Free with ads” is paid for by advertising, and “Subscription”, “Rent” and “Buy” cost money.",
      "Some free services ask you to register with them first.",
    ],
  },
  {
    id: "updates",
    question: "How often is the data updated?",
    answer: [
      "Every 12 hours. A title that arrived on a service this morning may therefore show up here only tonight.",
    ],
  },
  {
    id: "notifications",
    question: "Can I be notified when a title arrives on a platform?",
    answer: [
      "No, notifications are not available. My list has an Atom feed of what comes to services, for feed readers, and a calendar of its releases. Or keep a title’s page among your bookmarks, and look in again: it always shows the latest we know.",
    ],
  },
  {
    id: "money",
    question: "How does Flickmap make money?",
    answer: [
      "Through affiliate links to streaming platforms. When you follow one and sign up, rent or buy, we may receive a commission from the platform. You pay the same price, and which services are listed does not depend on it.",
    ],
  },
  {
    id: "wrong-information",
    question: "How do I report wrong information?",
    answer: [
      "Tell us through the Contact page: the title, the country, the service, and what is wrong. We look into every report and answer within 24-48 hours on business days.",
    ],
    link: { to: paths.contact(), label: "Report wrong information" },
  },
  {
    id: "hosting",
    question: "Does Flickmap host any movies or TV shows?",
    answer: [
      "No. Flickmap hosts no content and streams nothing. It only links to the official platforms, where you watch under their terms.",
    ],
  },
];
