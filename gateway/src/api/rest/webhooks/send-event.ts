import { createHmac } from "node:crypto";
import type { Webhook } from "../../../http/clients/api-keys.ts";

/** A receiver that has not responded after so many milliseconds is tried again later. */
const TIMEOUT_MS = 10_000;

/** What a client is told: how `/api/changes` responds, or that it has missed changes, or nothing but that it can be told. */
export interface WebhookEvent {
  readonly type: "availability.changed" | "availability.cursor_expired" | "webhook.test";
  readonly data: object;
}

/**
 * Sends an event as Standard Webhooks has it (https://www.standardwebhooks.com): JSON by POST, with an id that is the same
 * for the same event, and a signature. Redirects are not followed, and what the receiver says beside its status is not
 * read.
 *
 * @returns the receiver's status
 * @throws when it cannot be reached, or does not respond in ten seconds
 */
export async function sendEvent(
  { url, secret }: Webhook,
  id: string,
  event: WebhookEvent,
  signal: AbortSignal,
): Promise<number> {
  const now = new Date();
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ ...event, timestamp: now.toISOString() });
  const signature = createHmac("sha256", secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: {
      "content-type": "application/json",
      "user-agent": "Flickmap",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": `v1,${signature}`,
    },
    body,
  });
  await response.body?.cancel();
  return response.status;
}
