import type { FastifyInstance } from "fastify";
import { rejectEncodedBodies } from "./content-encoding.ts";
import { limitHeaderCount } from "./header-count.ts";
import { requireOneHost } from "./host-header.ts";
import { requireOriginForm } from "./origin-form.ts";
import { requireChunksAlone } from "./transfer-encoding.ts";

/** Rejects requests that two programs on their way could read differently, or that take too much memory. */
export function addRequestChecks(app: FastifyInstance): void {
  limitHeaderCount(app);
  requireOriginForm(app);
  requireOneHost(app);
  requireChunksAlone(app);
  rejectEncodedBodies(app);
}
