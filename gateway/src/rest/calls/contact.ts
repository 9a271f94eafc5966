import { contactFormSchema } from "@flickmap/schema/contact.ts";
import { type Call, write } from "../call.ts";
import * as responses from "../responses/contact.ts";

/** The contact form. */
export const contactCalls = {
  sendContactMessage: write({
    path: "/api/contact",
    group: "Contact",
    summary: "Sends a message to the people who run the site",
    body: contactFormSchema,
    bodyNotes: {
      website: "A field that people never see; leave it out.",
      elapsedMs: "For how many milliseconds a form was open; leave it out.",
    },
    response: responses.contactReceipt,
    limit: "contact",
    handler: async (form, { contactService }) => {
      await contactService.take(form);
      return { message: "Message sent!" };
    },
  }),
} as const satisfies Record<string, Call>;
