import { FastifyOtelInstrumentation } from "@fastify/otel";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Tracing } from "./tracing.ts";

const SERVICE_NAME = "flickmap";

/**
 * Sends traces to a collector. Spans carry routes and endpoints, never a URL that was requested
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
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": SERVICE_NAME })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  instrumentation.setTracerProvider(provider);
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
    close: () => provider.shutdown(),
  };
}
