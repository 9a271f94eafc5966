import type { UserError } from "../../generated/resolvers.ts";
import type { LimitedPost } from "../../post-guard.ts";
import { StoreUnavailableError } from "../../stores/store-unavailable.ts";
import type { GraphQLContext } from "../context.ts";

/** What a zod schema says of an input. */
interface Complaints {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** Complaints about an input as user errors, one for each field. */
export function invalid(complaints: Complaints): UserError[] {
  const byField = new Map<string, UserError>();
  for (const { path, message } of complaints.issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, { field, message, code: "INVALID" });
  }
  return [...byField.values()];
}

/**
 * Stores something on behalf of an asker who has not stored too much. The outcome, or what to tell
 * the asker: that there was too much of it, or that the store is away.
 */
export async function store<Outcome>(
  context: GraphQLContext,
  post: LimitedPost,
  work: () => Promise<Outcome>,
): Promise<{ outcome: Outcome } | { userErrors: UserError[] }> {
  const seconds = await context.posts.limit(post);
  if (seconds !== null) {
    const message = `Too many from your address. Please try again in ${seconds} s.`;
    return { userErrors: [{ field: null, message, code: "RATE_LIMITED" }] };
  }
  try {
    return { outcome: await work() };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return { userErrors: [{ field: null, message: error.message, code: "STORE_UNAVAILABLE" }] };
  }
}
