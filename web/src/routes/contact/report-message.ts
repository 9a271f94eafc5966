import type { ContactMessageInput } from "@flickmap/schema/contact.ts";

import type { AvailabilityReport } from "../../features/offers/availability-report.ts";

/** The details of a report, one a line. */
const formatDetails = ({ title, page, country, services }: AvailabilityReport): string =>
  [
    `Title: ${title}${page === "" ? "" : ` (${page})`}`,
    ...(country === "" ? [] : [`Country: ${country}`]),
    `Shown: ${services === "" ? "no services" : services}`,
  ].join("\n");

/** Subject and message that a report begins with. */
export const createMessage = (
  report: AvailabilityReport,
): Pick<ContactMessageInput, "subject" | "message"> => ({
  subject: `Wrong availability: ${report.title}`,
  message: `${formatDetails(report)}\n\nWhat is wrong: `,
});

/** How long a message may become by what a report adds; beyond it the visitor's own words stand alone. */
const longest = 5_000;

/**
 * A message with a report filled in. What the visitor has typed stays as it is: an empty field is
 * filled, and the details are added once below a message that has other words.
 */
export const withReport = (
  typed: ContactMessageInput,
  report: AvailabilityReport,
): ContactMessageInput => {
  const { subject, message } = createMessage(report);
  const details = formatDetails(report);
  const added = `${typed.message.trimEnd()}\n\n${details}`;
  const complete = typed.message.includes(details) || added.length > longest;
  return {
    ...typed,
    subject: typed.subject.trim() === "" ? subject : typed.subject,
    message: typed.message.trim() === "" ? message : complete ? typed.message : added,
  };
};
