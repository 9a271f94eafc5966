import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession } from "@playwright/test";

/** The times of a strip's frames after the click, in milliseconds. */
const TIMES = [0, 100, 250, 500, 1_000];

/**
 * Films a click.
 *
 * @param click ends when what was clicked for is there
 * @param folder gets the frames, named after their times
 */
export async function filmClick(
  session: CDPSession,
  folder: string,
  click: () => Promise<unknown>,
): Promise<void> {
  const frames: { readonly at: number; readonly data: string }[] = [];
  session.on("Page.screencastFrame", ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ at: timestamp * 1_000, data });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "png" });
  const start = Date.now();
  await click();
  await session.send("Page.stopScreencast");
  await mkdir(folder, { recursive: true });
  for (const time of TIMES) {
    const frame = frames.findLast(({ at }) => at <= start + time) ?? frames[0];
    if (frame) await writeFile(join(folder, `${time} ms.png`), frame.data, "base64");
  }
}
