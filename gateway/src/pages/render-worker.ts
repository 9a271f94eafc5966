import { workerData } from "node:worker_threads";
import type { RenderedPage, RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { storeCompiledCode } from "../compile-cache.ts";
import { loadBundle } from "./web-build.ts";

/*
 * A rendering thread: it has the web app's server build, and renders one page after the other.
 */

const { entry } = workerData as { readonly entry: string };
storeCompiledCode();
const bundle = await loadBundle(entry);

/** Renders a page in one pass. */
export default (request: RenderRequest): RenderedPage => bundle.render(request);
