import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import type { Metrics } from "../metrics/metrics.ts";

/** How long a worker waits for the figures of all. */
const PATIENCE_MS = 6000;

const QUESTION = "flickmap:read-metrics";
const ANSWER = "flickmap:metrics";

interface Message {
  readonly type: string;
  readonly id: number;
  readonly text?: string;
}

let asked = 0;

/** In a worker: lets the primary collect this gateway's figures. */
export function offerMetrics({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries([registry]);
  void new AggregatorRegistry();
}

/**
 * In a worker: the figures of all workers together, which the primary adds up.
 *
 * @throws Error when the primary does not answer in time
 */
export function readAllMetrics(): Promise<string> {
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timeout);
      process.off("message", listen);
    };
    const listen = (message: unknown) => {
      if (!isMessage(message) || message.type !== ANSWER || message.id !== id) return;
      done();
      resolve(message.text ?? "");
    };
    const timeout = setTimeout(() => {
      done();
      reject(new Error("the figures of the other processes did not come in time"));
    }, PATIENCE_MS);
    process.on("message", listen);
    process.send?.({ type: QUESTION, id } satisfies Message);
  });
}

/**
 * In the primary: answers workers that ask for the figures of all.
 *
 * @param onFault is told when they could not be collected
 */
export function collectMetrics(onFault: (error: unknown) => void): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isMessage(message) || message.type !== QUESTION) return;
    const answer = async () => {
      const text = await registry.clusterMetrics();
      if (worker.isConnected()) worker.send({ type: ANSWER, id: message.id, text });
    };
    answer().catch(onFault);
  });
}

function isMessage(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "type" in message && "id" in message;
}
