import { FastifyOtelInstrumentation } from "@fastify/otel";
import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { NodeSDK } from "@opentelemetry/sdk-node";
import type { Tracing } from "./tracing.ts";

const SERVICE_NAME = "flickmap";

/**
 * Sends traces to a collector. Spans carry routes and endpoints, never an address that was asked
 * for, which holds what people look for.
 *
 * @param endpoint of the collector, to which `/v1/traces` is appended
 */
export function openTelemetry(endpoint: string): Tracing {
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    requestHook: (span, request) => {
      span.setAttribute("url.path", request.routeOptions.url ?? "none");
    },
  });
  const sdk = new NodeSDK({
    serviceName: SERVICE_NAME,
    autoDetectResources: false,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [instrumentation],
  });
  sdk.start();
  const tracer = trace.getTracer(SERVICE_NAME);
  return {
    plugin: instrumentation.plugin(),
    observer: {
      upstreamCall(endpointName, outcome, milliseconds) {
        const span = tracer.startSpan(`film database ${endpointName}`, {
          kind: SpanKind.CLIENT,
          startTime: Date.now() - milliseconds,
          attributes: { "film_database.endpoint": endpointName, "film_database.outcome": outcome },
        });
        if (outcome !== "ok" && outcome !== "not_found") {
          span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
        }
        span.end();
      },
    },
    close: () => sdk.shutdown(),
  };
}
