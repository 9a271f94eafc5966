import { describe, expect, it } from "vitest";
import { watched } from "./watched.ts";

class Service {
  readonly #secret = 7;
  readonly name = "service";
  fresh = async () => ({ value: this.#secret, stale: false });
  stale = async () => ({ value: this.#secret, stale: true });
  failing = async (): Promise<never> => {
    throw new Error("down");
  };
  forAsker(): Service {
    return new Service();
  }
  total(): number {
    return this.#secret;
  }
}

describe("a watched service", () => {
  it("answers as ever", async () => {
    const seen = { stale: false, failed: false };
    const service = watched(new Service(), seen, ["forAsker"]);
    expect(service.name).toBe("service");
    expect(service.total()).toBe(7);
    expect((await service.fresh()).value).toBe(7);
    expect(seen).toEqual({ stale: false, failed: false });
  });

  it("notes an answer past its time, through one made for an asker too", async () => {
    const seen = { stale: false, failed: false };
    await watched(new Service(), seen, ["forAsker"]).forAsker().stale();
    expect(seen.stale).toBe(true);
  });

  it("notes a failure, and throws it on", async () => {
    const seen = { stale: false, failed: false };
    await expect(watched(new Service(), seen).failing()).rejects.toThrow("down");
    expect(seen.failed).toBe(true);
  });
});
