import { CombinedGraphQLErrors } from "@apollo/client";
import { MINIMUM_FILL_MS } from "@flickmap/schema/contact-timing.ts";
import type { ContactMessageInput } from "@flickmap/schema/contact.ts";
import { pause } from "../../lib/tasks.ts";
import { SendContactMessageDocument } from "./SendContactMessage.generated.ts";
import { useMutation } from "@apollo/client/react";

const DEADLINE_MS = 15_000;
/** The largest number of the schema's `Int`. */
const LARGEST_INT = 2_147_483_647;

/** What came of sending; `errors` name the field they are about, or none. */
export type SendOutcome =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly errors: readonly { readonly field: string | null; readonly message: string }[];
    };

export interface FormSigns {
  readonly website: string;
  readonly startedAt: number;
}

/** Waits out the least time that the gateway expects of a person: a browser can fill a form faster. */
async function waitForFillTime(startedAt: number): Promise<number> {
  const early = MINIMUM_FILL_MS - (Date.now() - startedAt);
  if (early > 0) await pause(Math.min(early, MINIMUM_FILL_MS));
  return Math.min(Math.max(Date.now() - startedAt, MINIMUM_FILL_MS), LARGEST_INT);
}

export function useSendMessage(): (
  message: ContactMessageInput,
  signs: FormSigns,
) => Promise<SendOutcome> {
  const [mutate] = useMutation(SendContactMessageDocument);
  return async (message, { website, startedAt }) => {
    const elapsedMs = await waitForFillTime(startedAt);
    try {
      const { data } = await mutate({
        variables: { input: { ...message, website, elapsedMs } },
        context: { fetchOptions: { signal: AbortSignal.timeout(DEADLINE_MS) } },
      });
      if (data?.sendContactMessage?.sent) return { sent: true };
      return { sent: false, errors: data?.sendContactMessage?.userErrors ?? [] };
    } catch (error) {
      // The server's own words are for people; those of a broken connection are not.
      const words = CombinedGraphQLErrors.is(error) ? error.errors : [];
      return { sent: false, errors: words.map(({ message }) => ({ field: null, message })) };
    }
  };
}
