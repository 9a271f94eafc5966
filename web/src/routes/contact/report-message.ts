import type { ContactMessageInput } from "@flickmap/schema/contact.ts";

import type { AvailabilityReport } from "../../features/offers/availability-report.ts";
import { t } from "../../lib/messages.ts";

const formatDetails = ({ title, page, country, services }: AvailabilityReport): string =>
  [
    page === "" ? t("contact.reportTitle", { title }) : t("contact.reportTitleAt", { title, page }),
    ...(country === "" ? [] : [t("contact.reportCountry", { country })]),
    t("contact.reportShown", { services: services === "" ? t("contact.noServices") : services }),
  ].join("\n");

export const createMessage = (report: AvailabilityReport) => ({
  subject: t("contact.reportSubject", { title: report.title }),
  message: `${formatDetails(report)}\n\n${t("contact.whatIsWrong")}`,
});

/** How long a message may become by what a report adds; beyond it the visitor's own words stand alone. */
const longest = 5_000;

/** An empty field is filled, and the details are added once below a message that has other words. */
export const withReport = (typed: ContactMessageInput, report: AvailabilityReport) => {
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
