import { AppError } from "../../../errors.ts";
import type { WriteKind } from "../../../http/clients/limits.ts";
import { StoreUnavailableError } from "../../../stores/store-unavailable.ts";
import type { GraphQLContext } from "../context.ts";
import type { UserErrorParent } from "../parents.ts";

interface SchemaError {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** A schema's issues with an input as user errors, one for each field. */
export function invalid(error: SchemaError): UserErrorParent[] {
  const byField = new Map<string, UserErrorParent>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, { field, message, code: "INVALID" });
  }
  return [...byField.values()];
}

/** Stores something within the client's limit; gives the outcome, or the errors to report. */
export async function store<Outcome>(
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
