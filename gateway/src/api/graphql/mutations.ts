import * as z from "zod/mini";
import { contactFormSchema } from "@flickmap/schema/contact.ts";
import {
  sessionIdSchema,
  starsSchema,
  titleIdSchema,
  titleTypeSchema,
} from "@flickmap/schema/rating.ts";
import { requireTitle } from "../../domain/ratings/title-ratings.ts";
import { AppError } from "../../errors.ts";
import type { MutationResolvers, UserErrorCode } from "../../generated/resolvers.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import { StoreUnavailableError } from "../../stores/stores.ts";
import type { GraphQLContext } from "./schema.ts";

export interface UserErrorParent {
  readonly field: string | null;
  readonly message: string;
  readonly code: UserErrorCode;
}

/** `ratingSchema` under the names of GraphQL, so that errors name the fields that clients sent. */
const inputSchema = z.object({
  title: z.object({ type: titleTypeSchema("title"), id: titleIdSchema("title") }),
  stars: starsSchema,
  sessionId: sessionIdSchema("sessionId"),
});

const rateTitle: NonNullable<MutationResolvers["rateTitle"]> = async (_, { input }, context) => {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return { stars: null, rating: null, userErrors: invalid(parsed.error) };
  const { title, stars, sessionId } = parsed.data;
  const stored = await store(context, "rating", async () => {
    await requireTitle(context.titles, title, stars);
    return context.services.ratings.rate(title, sessionId, stars);
  });
  if ("userErrors" in stored) return { stars: null, rating: null, ...stored };
  return { stars: stars === 0 ? null : stars, rating: stored.outcome, userErrors: [] };
};

const sendContactMessage: NonNullable<MutationResolvers["sendContactMessage"]> = async (
  _,
  { input },
  context,
) => {
  const parsed = contactFormSchema.safeParse(input);
  if (!parsed.success) return { sent: false, userErrors: invalid(parsed.error) };
  const form = parsed.data;
  const stored = await store(context, "contact", () => context.services.contactService.take(form));
  return "userErrors" in stored ? { sent: false, ...stored } : { sent: true, userErrors: [] };
};

export const Mutation: MutationResolvers = { rateTitle, sendContactMessage };

function invalid(error: z.core.$ZodError): UserErrorParent[] {
  const byField = new Map<string, UserErrorParent>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, { field, message, code: "INVALID" });
  }
  return [...byField.values()];
}

/** Stores something within the client's limit; gives the outcome, or the errors to report. */
async function store<Outcome>(
  context: GraphQLContext,
  post: WriteKind,
  work: () => Promise<Outcome>,
): Promise<{ outcome: Outcome } | { userErrors: UserErrorParent[] }> {
  const seconds = await context.writes.limit(post);
  if (seconds !== null) {
    const message = `Too many from your address. Please try again in ${seconds} s.`;
    return { userErrors: [{ field: null, message, code: "RATE_LIMITED" }] };
  }
  try {
    return { outcome: await work() };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") {
      return { userErrors: [{ field: "title", message: error.message, code: "NOT_FOUND" }] };
    }
    if (!(error instanceof StoreUnavailableError)) throw error;
    return { userErrors: [{ field: null, message: error.message, code: "STORE_UNAVAILABLE" }] };
  }
}
