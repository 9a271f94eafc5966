import { expect, test } from "vitest";

import { renderPage } from "../../../test/render-page.tsx";
import { FaqPage } from "./FaqPage.tsx";

const topics: readonly (readonly [question: RegExp, ...answer: RegExp[]])[] = [
  [/What is Flickmap/, /can be watched in your country/],
  [/search for/, /search bar/, /Enter or the search icon/, /category or by genre, in the country/],
  [/accurate/, /verify on the platform/],
  [/differ/, /licensing/],
  [/countries/, /More than 60/, /header or the footer/],
  [/genre/, /Genres navigation/, /Browse by Genre/],
  [/free/, /[Ff]ree/],
  [/updated/, /Every 12 hours/],
  [/notified/, /not available/],
  [/money/, /affiliate links/],
  [/report/, /[Cc]ontact/],
  [/host/, /hosts no content/, /official/],
];

test("each of the twelve topics has its question, and an answer that says what it must", async () => {
  const { container } = await renderPage(<FaqPage />, "/faq");
  const questions = [...container.querySelectorAll("details")];
  expect(questions).toHaveLength(topics.length);
  for (const [index, [question, ...answers]] of topics.entries()) {
    const item = questions[index];
    expect(item?.open).toBe(false);
    expect(item?.querySelector("summary")?.textContent).toMatch(question);
    for (const part of answers) expect(item?.textContent).toMatch(part);
  }
});
