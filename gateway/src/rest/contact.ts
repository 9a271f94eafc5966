import type { FastifyInstance } from "fastify";
import { contactFormSchema } from "@flickmap/schema/contact.ts";
import type { ContactDesk } from "../contact/contact-desk.ts";
import type { PostGuard } from "../post-guard.ts";
import { addPost } from "./posts.ts";

/** Adds `POST /api/contact` (specification section 7, decision 12). */
export function addContact(app: FastifyInstance, desk: ContactDesk, guard: PostGuard): void {
  addPost(app, guard, {
    path: "/api/contact",
    limit: "contact",
    schema: contactFormSchema,
    handle: async (form) => {
      await desk.take(form);
      return { message: "Message sent!" };
    },
  });
}
