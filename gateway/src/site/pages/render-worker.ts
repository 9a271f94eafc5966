import { workerData } from "node:worker_threads";
import type { RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { type FinishedPage, renderPage, type BuildFolders, loadWebBuild } from "./web-build.ts";

/*
 * A rendering thread: it has the web app's server build, and renders one page after the other. It compresses them too, so
 * that the gateway's thread has neither the work nor the garbage of the whole page.
 */

const build = await loadWebBuild(workerData as BuildFolders);
if (build === null) throw new Error("The web app is not built");
await build.bundle.loadPages();

export default (request: RenderRequest): Promise<FinishedPage> => renderPage(build, request);
