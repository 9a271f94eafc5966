import { Counter, type Registry } from "prom-client";

/** Adds the metric of what webhooks were sent; what is returned counts one. */
export function addWebhookMetrics(
  registry: Registry,
): (client: string, outcome: "delivered" | "failed") => void {
  const deliveries = new Counter({
    name: "flickmap_webhook_deliveries_total",
    help: "Events that were sent to clients' webhooks, by the client's name and by whether the receiver took them",
    labelNames: ["client", "outcome"],
    registers: [registry],
  });
  return (client, outcome) => deliveries.inc({ client, outcome });
}
