import { expect, onTestFinished, test } from "vitest";
import { startImageHost } from "../../test/image-host.ts";
import { ImageOrigin } from "./image-origin.ts";

test("150 images of a client wait for a slow host, and 300 of all beside the 16 that are fetched", async () => {
  const host = await startImageHost();
  onTestFinished(() => host.close());
  host.behave(() => undefined);
  const origin = new ImageOrigin(host.baseUrl, { allowsSvg: false });
  const stop = new AbortController();
  const waiting: Promise<unknown>[] = [];
  const request = (client: string) =>
    origin.fetch("w342", `/${client}-${waiting.length}.jpg`, client, stop.signal);
  const wait = (client: string, images: number) => {
    for (let n = 0; n < images; n += 1) waiting.push(request(client));
  };
  wait("a", 150);
  await expect(request("a")).rejects.toMatchObject({ code: "OVERLOADED" });
  wait("b", 150);
  wait("c", 16);
  await expect(request("c")).rejects.toMatchObject({ code: "OVERLOADED" });
  stop.abort(new Error("the clients left"));
  const ended = await Promise.allSettled(waiting);
  expect(new Set(ended.map((end) => end.status === "rejected" && end.reason))).toEqual(
    new Set([stop.signal.reason]),
  );
});
