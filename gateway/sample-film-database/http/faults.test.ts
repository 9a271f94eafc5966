import { expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";
import type { Fault } from "./faults.ts";

async function struckBy(fault: Fault, read: (response: Response) => unknown, patienceMs = 20_000) {
  await using sample = await sampleUnderTest({ faults: [fault] });
  const response = await fetch(`${sample.server.url}/movie/550`, {
    headers: { authorization: "Bearer x" },
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  return read(response);
}

test("each fault is what it says", async () => {
  const retryAfter = ({ status, headers }: Response) => [status, headers.get("retry-after")];
  const limited = { kind: "rate-limit", retryAfterSeconds: 7 } as const;
  expect(await struckBy(limited, retryAfter)).toEqual([429, "7"]);
  expect(await struckBy({ ...limited, retryAfterSeconds: null }, retryAfter)).toEqual([429, null]);
  const failed = { kind: "server-error", status: 503 } as const;
  expect(await struckBy(failed, ({ status }) => status)).toBe(503);
  await expect(struckBy({ kind: "hang" }, () => null, 300)).rejects.toThrow(/timeout/i);
  await expect(struckBy({ kind: "cut-off" }, (response) => response.text())).rejects.toThrow(
    /terminated/,
  );
  await expect(struckBy({ kind: "malformed" }, (response) => response.json())).rejects.toThrow(
    SyntaxError,
  );
  const wrong = { kind: "wrong-schema" } as const;
  expect(await struckBy(wrong, (response) => response.json())).toMatchObject({ results: "none" });
  const redirected = { kind: "redirect", location: "https://elsewhere.invalid/" } as const;
  expect(await struckBy(redirected, ({ headers }) => headers.get("location"))).toBe(
    "https://elsewhere.invalid/",
  );
});

test("a fault strikes the paths that match, as often as it was told", async () => {
  await using sample = await sampleUnderTest({
    faults: [{ kind: "server-error", path: "/3/tv/", times: 2 }],
  });
  expect((await sample.get("movie/550")).status).toBe(200);
  const answers = [];
  for (let time = 0; time < 3; time++) answers.push((await sample.get("tv/1396")).status);
  expect(answers).toEqual([500, 500, 200]);
});
