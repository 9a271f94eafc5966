import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { encodingFor, KeptAnswers, matchesTag } from "./kept-answers.ts";
import type { MadeAnswer } from "./kept-answers.ts";

const MEGABYTE = 1024 * 1024;
const asker = new AbortController().signal;

function made(change: Partial<MadeAnswer> = {}): MadeAnswer {
  return {
    status: 200,
    contentType: "application/json",
    body: '{"data":1}',
    headers: {},
    maxAge: 600,
    ...change,
  };
}

describe("kept answers", () => {
  it("are made once and given again, until half a minute has passed", async () => {
    let now = 0;
    const answers = new KeptAnswers(MEGABYTE, () => now);
    const make = vi.fn<() => Promise<MadeAnswer>>(async () => made());
    const first = await answers.answer("a", true, make, asker);
    now = 29_000;
    expect(await answers.answer("a", true, make, asker)).toBe(first);
    now = 30_000;
    await answers.answer("a", true, make, asker);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("live no longer than their own time", async () => {
    let now = 0;
    const answers = new KeptAnswers(MEGABYTE, () => now);
    await answers.answer("a", true, async () => made({ maxAge: 10 }), asker);
    now = 10_000;
    expect(answers.get("a")).toBeUndefined();
  });

  it("are not kept when they failed or may not be", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    await answers.answer("a", true, async () => made({ maxAge: 0 }), asker);
    await answers.answer("b", true, async () => made({ status: 503 }), asker);
    expect([answers.get("a"), answers.get("b")]).toEqual([undefined, undefined]);
  });

  it("are made once for a thousand who ask at the same time", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    const make = vi.fn<() => Promise<MadeAnswer>>(async () => made());
    await Promise.all(Array.from({ length: 1000 }, () => answers.answer("a", true, make, asker)));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("are made for each asker where they may differ", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    const make = vi.fn<() => Promise<MadeAnswer>>(async () => made({ maxAge: 0 }));
    await Promise.all([
      answers.answer("a", false, make, asker),
      answers.answer("a", false, make, asker),
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("are not kept when something was stored while they were made", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    await answers.answer(
      "a",
      true,
      async () => {
        answers.forgetShortLived(10);
        return made();
      },
      asker,
    );
    expect(answers.get("a")).toBeUndefined();
  });

  it("are forgotten when they are short-lived and something was stored", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    await answers.answer("short", true, async () => made({ maxAge: 10 }), asker);
    await answers.answer("long", true, async () => made({ maxAge: 600 }), asker);
    answers.forgetShortLived(10);
    expect(answers.get("short")).toBeUndefined();
    expect(answers.get("long")).toBeDefined();
  });

  it("do not keep a failure to make one", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    await expect(
      answers.answer("a", true, () => Promise.reject(new Error("no")), asker),
    ).rejects.toThrow("no");
    expect((await answers.answer("a", true, async () => made(), asker)).made.body).toBe(
      '{"data":1}',
    );
  });

  it("stay within their memory", async () => {
    const answers = new KeptAnswers(100_000);
    const body = "x".repeat(5000);
    for (let index = 0; index < 100; index += 1) {
      await answers.answer(`key ${index}`, true, async () => made({ body }), asker);
    }
    const kept = Array.from({ length: 100 }, (_, index) => answers.get(`key ${index}`));
    expect(kept.filter(Boolean).length).toBeLessThan(20);
    expect(kept[99]).toBeDefined();
  });

  it("are packed once, and unpack to what they were", async () => {
    const answers = new KeptAnswers(MEGABYTE);
    const body = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })));
    const answer = await answers.answer("a", true, async () => made({ body }), asker);
    const [br, again, gzip] = await Promise.all([
      answer.packed("br"),
      answer.packed("br"),
      answer.packed("gzip"),
    ]);
    expect(br.body).toBe(again.body);
    expect(brotliDecompressSync(br.body).toString()).toBe(body);
    expect(gunzipSync(gzip.body).toString()).toBe(body);
    const small = await answers.answer("b", true, async () => made(), asker);
    expect((await small.packed("br")).encoding).toBe("identity");
  });
});

describe("the encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "gzip"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("for %s is %s", (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

describe("a tag", () => {
  it("matches itself in a list, weak or not, and any star", () => {
    expect(matchesTag('"x", W/"a"', 'W/"a"')).toBe(true);
    expect(matchesTag('"a"', 'W/"a"')).toBe(true);
    expect(matchesTag("*", 'W/"a"')).toBe(true);
    expect(matchesTag('"b"', 'W/"a"')).toBe(false);
    expect(matchesTag(undefined, 'W/"a"')).toBe(false);
  });
});
