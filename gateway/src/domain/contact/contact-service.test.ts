import { describe, expect, it, vi } from "vitest";
import type { ContactStore } from "../../stores/contact-store.ts";
import { openSqliteStores } from "../../stores/sqlite/sqlite-stores.ts";
import { ContactService } from "./contact-service.ts";

const FORM = {
  name: "Ada Byron",
  email: "ada@example.org",
  subject: "A missing film",
  message: "<b>Please</b> add the film.",
};

async function keptBy(store: ContactStore): Promise<string[]> {
  const messages: string[] = [];
  for await (const { message } of store.list()) messages.push(message);
  return messages;
}

describe("the contact service", () => {
  it.each([
    ["a form filled by a person", { website: "", elapsedMs: 20_000 }],
    ["a message without a form", {}],
    ["a form with nulls for what it does not know", { website: null, elapsedMs: null }],
  ])("keeps %s, markup and all, and has it mailed", async (_, extra) => {
    const stores = openSqliteStores(":memory:");
    const onStored = vi.fn<() => void>();
    await new ContactService(stores.contact, onStored).take({ ...FORM, ...extra });
    expect(await keptBy(stores.contact)).toEqual([FORM.message]);
    expect(onStored).toHaveBeenCalledOnce();
    await stores.close();
  });

  it("keeps once what is sent again because the answer was lost, and twice what is written again", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-03-29T12:00:00Z") });
    const stores = openSqliteStores(":memory:");
    const service = new ContactService(stores.contact);
    await service.take(FORM);
    await service.take({ ...FORM, website: "", elapsedMs: 60_000 });
    expect(await keptBy(stores.contact)).toEqual([FORM.message]);
    await service.take({ ...FORM, subject: "Another missing film" });
    vi.setSystemTime(new Date("2025-03-30T12:00:00Z"));
    await service.take(FORM);
    expect(await keptBy(stores.contact)).toHaveLength(3);
    vi.useRealTimers();
    await stores.close();
  });
});
