import { z } from "zod";
import { CONTACT_LIMITS, contactFormSchema } from "@flickmap/schema/contact.ts";
import { ratingSchema } from "@flickmap/schema/rating.ts";
import { AppError } from "../../../errors.ts";
import { requireTitle } from "../../../domain/ratings/title-ratings.ts";
import type { RatingTotals } from "../../../stores/rating-store.ts";
import { type Call, read, write, CACHE } from "../call.ts";
import { title } from "../parameters.ts";
import { named } from "../responses/shared.ts";

const sessionRating = named("SessionRating", { rating: z.int().min(1).max(5) });
const averageRating = named("AverageRating", {
  averageRating: z.number().describe("1 to 5; 0 when nobody has rated."),
  totalCount: z.int(),
});

const { content_id, rating, session_id } = ratingSchema.shape;
z.globalRegistry.add(content_id, { description: "The film database's number of the title." });
z.globalRegistry.add(rating, { description: "1 to 5 stars; 0 takes the rating back." });
z.globalRegistry.add(session_id, {
  description: "The browser's anonymous session, a random UUID.",
});

const contactReceipt = named("ContactReceipt", { message: z.string() });

const { email, website, elapsedMs } = contactFormSchema.shape;
z.globalRegistry.add(email, { format: "email", maxLength: CONTACT_LIMITS.email });
z.globalRegistry.add(website, { description: "For the site's own form; leave it out." });
z.globalRegistry.add(elapsedMs, { description: "For the site's own form; leave it out." });

export const visitorCalls = {
  sessionRating: read({
    path: "/api/ratings/{type}/{id}",
    summary: "The stars this session gave a title",
    params: title,
    query: { session_id: z.uuid().describe("The browser's anonymous session, a random UUID.") },
    response: sessionRating,
    cache: CACHE.personal,
    handler: async ({ params, query }, _, { ratings }) => {
      const rating = await ratings.sessionRating(params, query.session_id);
      if (rating === null) throw new AppError("NOT_FOUND", "Rating not found");
      return { rating };
    },
  }),
  averageRating: read({
    path: "/api/ratings/average/{type}/{id}",
    summary: "What visitors of the site rated a title",
    example: "/api/ratings/average/movie/550",
    params: title,
    response: averageRating,
    cache: CACHE.rating,
    handler: async ({ params }, _, { ratings }) => ratingTotals(await ratings.totals(params)),
  }),
  rateTitle: write({
    path: "/api/ratings",
    summary: "Rates a title, or takes a rating back with 0 stars",
    body: ratingSchema,
    response: averageRating,
    limit: "rating",
    handler: async ({ body }, { titles }, { ratings }) => {
      const { content_type: type, content_id: id, session_id: session, rating: stars } = body;
      await requireTitle(titles, { type, id }, stars);
      return ratingTotals(await ratings.rate({ type, id }, session, stars));
    },
  }),
  sendContactMessage: write({
    path: "/api/contact",
    summary: "Sends a message to the people who run the site",
    body: contactFormSchema,
    response: contactReceipt,
    limit: "contact",
    handler: async ({ body: form }, _, { contactService }) => {
      await contactService.take(form);
      return { message: "Message sent!" };
    },
  }),
} as const satisfies Record<string, Call>;

/** What visitors rated a title; zeros where nobody did. */
function ratingTotals({ average, count }: RatingTotals) {
  return { averageRating: average ?? 0, totalCount: count };
}
