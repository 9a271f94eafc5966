import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the page that was requested; null for what is no page. */
    pageRoute: string | null;
  }
}

export function decoratePageRoute(app: FastifyInstance): void {
  app.decorateRequest("pageRoute", null);
}

/** What the log and the metrics call a request's route: the pattern of a page or of a route, of which there are few. */
export function loggedRoute({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.url ?? "none";
}
