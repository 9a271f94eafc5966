import type { FastifyPluginCallback } from "fastify";
import type { FilmDatabaseObserver } from "../../film-database/observer.ts";

/** Traces of requests and of the calls made for them. */
export interface Tracing {
  /** Makes a span of each request; to be registered before the routes. */
  readonly plugin: FastifyPluginCallback;
  /** Makes a span of each call to the film database. */
  readonly observer: FilmDatabaseObserver;
  /** Sends what was not sent yet, and ends. */
  close(): Promise<void>;
}

/**
 * Starts tracing where an endpoint is configured. Nothing of OpenTelemetry is loaded otherwise, so
 * that who does not use it does not pay for it.
 *
 * @param endpoint an OTLP collector over HTTP, such as `http://localhost:4318`
 */
export async function startTracing(endpoint: string | null): Promise<Tracing | undefined> {
  if (endpoint === null) return undefined;
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(endpoint);
}
