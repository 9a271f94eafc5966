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

    const all = async (): Promise<StoredContactMessage[]> => {
      const messages: StoredContactMessage[] = [];
      for await (const message of stores.contact.list()) messages.push(message);
      return messages;
    };

    it("lists them as they came in, oldest first, due for mailing", async () => {
      const [later, earlier] = [newMessage({ receivedAt: at(5) }), newMessage()];
      await stores.contact.add(later);
      await stores.contact.add(earlier);
      const due = { sentAt: null, attempts: 0, lastError: null };
      expect(await all()).toEqual([
        { ...earlier, delivery: { ...due, dueAt: at(0) } },
        { ...later, delivery: { ...due, dueAt: at(5) } },
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

    it("gives a due message to one claimant alone until the lease ends", async () => {
      const message = newMessage();
      await stores.contact.add(message);
      expect(await stores.contact.claim(at(-1), at(60))).toBeNull();
      const claims = await Promise.all(
        Array.from({ length: 20 }, () => stores.contact.claim(at(0), at(60))),
      );
      const given = claims.filter((claim) => claim !== null);
      expect(given).toHaveLength(1);
      expect(given[0]).toMatchObject({ ...message, delivery: { attempts: 1, dueAt: at(60) } });
      expect(await stores.contact.claim(at(59), at(120))).toBeNull();
      expect(await stores.contact.claim(at(60), at(120))).toMatchObject({
        id: message.id,
        delivery: { attempts: 2 },
      });
    });

    it("gives a message that is due in a day: the clock was set back", async () => {
      const message = newMessage();
      await stores.contact.add(message);
      const back = (seconds: number) => at(seconds - 86_400);
      expect(await stores.contact.claim(back(0), back(60))).toMatchObject({ id: message.id });
      expect(await stores.contact.claim(back(59), back(120))).toBeNull();
    });

    it("claims the message that has been due longest first", async () => {
      const [second, first] = [
        newMessage({ receivedAt: at(2) }),
        newMessage({ receivedAt: at(1) }),
      ];
      await stores.contact.add(second);
      await stores.contact.add(first);
      expect((await stores.contact.claim(at(9), at(60)))?.id).toBe(first.id);
      expect((await stores.contact.claim(at(9), at(60)))?.id).toBe(second.id);
      expect(await stores.contact.claim(at(9), at(60))).toBeNull();
    });

    it("never claims again what was sent", async () => {
      const message = newMessage();
      await stores.contact.add(message);
      await stores.contact.claim(at(0), at(60));
      await stores.contact.markSent(message.id, at(1));
      await stores.contact.markSent(message.id, at(2));
      await stores.contact.postpone(message.id, at(3), "too late");
      expect(await stores.contact.claim(at(3600), at(7200))).toBeNull();
      const [stored] = await all();
      expect(stored?.delivery).toMatchObject({ sentAt: at(1), lastError: null });
    });

    it("gives a postponed message out again when its time comes, with the reason kept", async () => {
      const message = newMessage();
      await stores.contact.add(message);
      await stores.contact.claim(at(0), at(60));
      await stores.contact.postpone(message.id, at(300), "mailbox full");
      expect(await stores.contact.claim(at(299), at(400))).toBeNull();
      const claimed = await stores.contact.claim(at(300), at(400));
      expect(claimed?.delivery).toMatchObject({ attempts: 2, lastError: "mailbox full" });
    });
  });
}
