import { CONTACT_LIMITS, contactFormSchema } from "@flickmap/schema/contact.ts";
import { type Call, write } from "../call.ts";
import { z } from "zod";

const contactReceipt = z.strictObject({ message: z.string() }).meta({ id: "ContactReceipt" });

const { email, website, elapsedMs } = contactFormSchema.shape;
z.globalRegistry.add(email, { format: "email", maxLength: CONTACT_LIMITS.email });
z.globalRegistry.add(website, { description: "For the site's own form; leave it out." });
z.globalRegistry.add(elapsedMs, { description: "For the site's own form; leave it out." });

export const contactCalls = {
  sendContactMessage: write({
    path: "/api/contact",
    group: "Contact",
    summary: "Sends a message to the people who run the site",
    body: contactFormSchema,
    response: contactReceipt,
    limit: "contact",
    handler: async ({ body: form }, { contactService }) => {
      await contactService.take(form);
      return { message: "Message sent!" };
    },
  }),
} as const satisfies Record<string, Call>;
