import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../errors.ts";
import { rejectOtherMethods } from "../../../http/method-not-allowed.ts";
import { requestSignal } from "../../../http/request-signal.ts";
import { API_WRITE } from "../../../http/route-policy.ts";
import { sendEvent } from "./send-event.ts";
import { reasonOf } from "./webhooks.ts";

const URL_PATTERN = "/api/webhook/test";

/** Serves `POST /api/webhook/test`: sends an event to the webhook of the key that asks, and says what became of it. */
export function addWebhookTestRoute(app: FastifyInstance): void {
  rejectOtherMethods(app, URL_PATTERN, ["POST"], { policy: API_WRITE });
  app.post(URL_PATTERN, { config: { policy: API_WRITE } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { apiClient } = request;
    if (apiClient === null) {
      reply.header("www-authenticate", "Bearer");
      throw new AppError("INVALID_API_KEY", "Send the API key whose webhook is to be tried.");
    }
    if (apiClient.webhook === null) {
      throw new AppError("NOT_FOUND", "The deployment knows no webhook of this API key.");
    }
    const event = { type: "webhook.test", data: { client: apiClient.name } } as const;
    try {
      const signal = requestSignal(reply);
      const status = await sendEvent(apiClient.webhook, `test.${randomUUID()}`, event, signal);
      return { delivered: status >= 200 && status <= 299, status, reason: null };
    } catch (error) {
      return { delivered: false, status: null, reason: reasonOf(error) };
    }
  });
}
