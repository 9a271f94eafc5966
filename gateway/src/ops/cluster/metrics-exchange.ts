import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import type { Metrics } from "../metrics/metrics.ts";

/** How long a worker waits for the metrics of all workers. */
const TIMEOUT_MS = 6000;

const REQUEST = "flickmap:read-metrics";
const RESPONSE = "flickmap:metrics";

interface Message {
  readonly type: string;
  readonly id: number;
  readonly text?: string;
}

let requests = 0;

/** In a worker: lets the primary collect this gateway's metrics. */
export function offerMetrics({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries([registry]);
  void new AggregatorRegistry();
}

/**
 * In a worker: the metrics of all workers together, which the primary adds up.
 *
 * @throws Error when the primary does not respond in time
 */
export function readAllMetrics(): Promise<string> {
  requests += 1;
  const id = requests;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timeout);
      process.off("message", listen);
    };
    const listen = (message: unknown) => {
      if (!isMessage(message) || message.type !== RESPONSE || message.id !== id) return;
      done();
      resolve(message.text ?? "");
    };
    const timeout = setTimeout(() => {
      done();
      reject(new Error("the metrics of the other workers did not arrive in time"));
    }, TIMEOUT_MS);
    process.on("message", listen);
    process.send?.({ type: REQUEST, id } satisfies Message);
  });
}

/**
 * In the primary: responds to workers that request the metrics of all.
 *
 * @param onFailure called when they could not be collected
 */
export function collectMetrics(onFailure: (error: unknown) => void): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isMessage(message) || message.type !== REQUEST) return;
    const respond = async () => {
      const text = await registry.clusterMetrics();
      if (worker.isConnected()) worker.send({ type: RESPONSE, id: message.id, text });
    };
    respond().catch(onFailure);
  });
}

function isMessage(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "type" in message && "id" in message;
}
