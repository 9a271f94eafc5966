import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContactMessage, StoredContactMessage } from "../../src/stores/contact-store.ts";
import type { Stores } from "../../src/stores/stores.ts";

const START = Date.UTC(2025, 2, 29, 12);

/** A moment so many seconds after the start of the story. */
const at = (seconds: number) => new Date(START + seconds * 1000);

function newMessage(change: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: randomUUID(),
    receivedAt: at(0),
    name: "Ada Byron",
    email: "ada@example.org",
    subject: "A missing film",
    message: "<b>Please</b> add\n\tthe film 🎬",
    ...change,
  };
}

/** What every contact store does; `open` gives one whose data no other test uses. */
export function describeContactStore(open: () => Promise<Stores>): void {
  describe("keeps contact messages and", () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await open();
    });
    afterEach(() => stores.close());

    const all = async (options?: { unmailed: boolean }): Promise<StoredContactMessage[]> => {
      const messages: StoredContactMessage[] = [];
      for await (const message of stores.contact.list(options)) messages.push(message);
      return messages;
    };

    it("lists them as they came in, oldest first, none of them mailed", async () => {
      const [later, earlier] = [newMessage({ receivedAt: at(5) }), newMessage()];
      await stores.contact.add(later);
      await stores.contact.add(earlier);
      expect(await all()).toEqual([
        { ...earlier, mailedAt: null },
        { ...later, mailedAt: null },
      ]);
    });

    it("lists more of them than fit a page, those of one moment included", async () => {
      const messages = Array.from({ length: 450 }, () => newMessage());
      await Promise.all(messages.map((message) => stores.contact.add(message)));
      const listed = (await all()).map((message) => message.id);
      expect(listed).toEqual(messages.map((message) => message.id).sort());
    });

    it("keeps the first of two with one id", async () => {
      const message = newMessage();
      await stores.contact.add(message);
      await stores.contact.add({ ...message, subject: "Another subject" });
      expect((await all()).map(({ subject }) => subject)).toEqual(["A missing film"]);
    });

    it("lists what was not mailed, and keeps when the rest was", async () => {
      const [mailed, waiting] = [newMessage(), newMessage({ receivedAt: at(1) })];
      await stores.contact.add(mailed);
      await stores.contact.add(waiting);
      await stores.contact.markMailed(mailed.id, at(1));
      await stores.contact.markMailed(mailed.id, at(2));
      expect((await all({ unmailed: true })).map(({ id }) => id)).toEqual([waiting.id]);
      expect((await all()).map(({ mailedAt }) => mailedAt)).toEqual([at(1), null]);
    });
  });
}
