import { expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";
import type { Fault } from "./faults.ts";

test("each fault is what it says, on the paths that match, as often as it was told", async () => {
  await using sample = await sampleUnderTest();
  const strike = (fault: Fault, patienceMs = 20_000) => {
    sample.server.setFaults([{ ...fault, path: "/3/movie/", times: 1 }]);
    return fetch(`${sample.server.url}/movie/550`, {
      headers: { authorization: "Bearer x" },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
  };
  const limited = await strike({ kind: "rate-limit", retryAfterSeconds: 7 });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  expect((await strike({ kind: "server-error", status: 503 })).status).toBe(503);
  await expect(strike({ kind: "hang" }, 300)).rejects.toThrow(/timeout/i);
  const cut = await strike({ kind: "cut-off" });
  await expect(cut.text()).rejects.toThrow(/terminated/);
  const malformed = await strike({ kind: "malformed" });
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
  expect(await (await strike({ kind: "wrong-schema" })).json()).toMatchObject({ results: "none" });
  const redirected = await strike({ kind: "redirect", location: "https://elsewhere.invalid/" });
  expect(redirected.headers.get("location")).toBe("https://elsewhere.invalid/");
  expect((await sample.get("movie/550")).status).toBe(200);
  sample.server.setFaults([{ kind: "server-error", path: "/3/movie/" }]);
  expect((await sample.get("tv/1396")).status).toBe(200);
  expect((await sample.get("movie/550")).status).toBe(500);
});
