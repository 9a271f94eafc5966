import { constants, setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import type { RenderedPage, RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { loadBundle } from "./web-build.ts";

/*
 * A rendering thread: it has the web app's server build, and renders one page after the other.
 */

// Where all processors are busy, responses come before renderings. Linux alone has a priority for each thread.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The pool passes an array: its own part, then ours.
const [, { entry }] = workerData as readonly [unknown, { readonly entry: string }];
const bundle = await loadBundle(entry);

/** Renders a page in one pass. */
export default (request: RenderRequest): RenderedPage => bundle.render(request);
