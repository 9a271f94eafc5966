import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContactMessage, StoredContactMessage } from "../../stores/contact-store.ts";
import { openSqliteStores } from "../../stores/sqlite/sqlite-stores.ts";
import { StoreUnavailableError } from "../../stores/store-unavailable.ts";
import type { Stores } from "../../stores/stores.ts";
import { smtpMailer } from "./contact-mail.ts";
import { waitAfter } from "../../lib/wait-after.ts";
import { Outbox } from "./outbox.ts";

const SUPPORT = "support@flickmap.example";
const MESSAGE: ContactMessage = {
  id: "5a0a2d4e-7a55-4b0f-9a52-0b2c9a2f6c01",
  receivedAt: new Date(Date.UTC(2025, 2, 29, 12)),
  name: "Ada Byron",
  email: "ada@example.org",
  subject: "A missing film",
  message: "Please add the film.\nThank you!",
};

let stores: Stores;
let smtp: SMTPServer;
/** What the mail server took, as it came over the line. */
let mails: string[];
/** What the mail server answers to the next mails; null takes one. */
let refusals: (string | null)[];
let failures: unknown[];
let now: Date;
let outboxes: Outbox[];

beforeEach(async () => {
  stores = openSqliteStores(":memory:");
  [mails, refusals, failures, outboxes] = [[], [], [], []];
  now = new Date(MESSAGE.receivedAt.getTime() + 1000);
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const refusal = refusals.shift() ?? null;
        if (refusal === null) mails.push(Buffer.concat(chunks).toString());
        done(refusal === null ? null : new Error(refusal));
      });
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
});

afterEach(async () => {
  for (const outbox of outboxes) await outbox.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await stores.close();
});

function newOutbox(store = stores.contact): Outbox {
  const { port } = smtp.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, SUPPORT);
  const onFailure = (error: unknown) => void failures.push(error);
  const outbox = new Outbox({ store, mailer, onFailure, now: () => now });
  outboxes.push(outbox);
  return outbox;
}

async function stored(): Promise<StoredContactMessage | undefined> {
  for await (const message of stores.contact.list()) return message;
  return undefined;
}

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

describe("the outbox", () => {
  it("mails a stored message to the support address, to be answered to who wrote it", async () => {
    await stores.contact.add(MESSAGE);
    await newOutbox().drain();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("From: Flickmap contact form <support@flickmap.example>\r\n");
    expect(mails[0]).toContain("To: support@flickmap.example\r\n");
    expect(mails[0]).toContain("Reply-To: Ada Byron <ada@example.org>\r\n");
    expect(mails[0]).toContain("Subject: [Flickmap] A missing film\r\n");
    expect(mails[0]).toContain(`Message-ID: <${MESSAGE.id}@flickmap.example>\r\n`);
    expect(mails[0]).toContain("Please add the film.\r\nThank you!");
    expect((await stored())?.delivery).toMatchObject({ sentAt: now, attempts: 1, lastError: null });
  });

  it("encodes what would be decoded to something else", async () => {
    const word = "=?utf-8?Q?=0D=0ABcc=3A_x=40y.zz?=";
    await stores.contact.add({ ...MESSAGE, name: `Ada ${word}`, subject: word });
    await newOutbox().drain();
    const [head = ""] = mails[0]?.split("\r\n\r\n") ?? [];
    expect(head).not.toContain("Q?=0D=0A");
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?=5BFlickmap=5D/mu);
    expect(head).toMatch(/^Reply-To: =\?UTF-8\?/mu);
  });

  it("sends nothing twice, however often and by however many it is drained", async () => {
    await stores.contact.add(MESSAGE);
    const [one, other] = [newOutbox(), newOutbox()];
    await Promise.all([one.drain(), other.drain(), one.drain()]);
    later(24 * 60 * 60_000);
    await one.drain();
    await newOutbox().drain();
    expect(mails).toHaveLength(1);
  });

  it("keeps a message that the mail server refuses, waits longer each time, and sends it in the end", async () => {
    await stores.contact.add(MESSAGE);
    refusals = ["mailbox full", "mailbox full"];
    const outbox = newOutbox();
    await outbox.drain();
    expect((await stored())?.delivery.lastError).toContain("mailbox full");
    later(waitAfter(1) - 1);
    await outbox.drain();
    expect(refusals).toHaveLength(1);
    later(1);
    await outbox.drain();
    expect(refusals).toHaveLength(0);
    later(waitAfter(1));
    await outbox.drain();
    expect(mails).toHaveLength(0);
    later(waitAfter(2));
    await outbox.drain();
    expect(mails).toHaveLength(1);
    expect(failures).toHaveLength(2);
  });

  it("waits from 30 seconds up to an hour", () => {
    expect([1, 2, 3, 8, 500].map(waitAfter)).toEqual([
      30_000, 60_000, 120_000, 3_600_000, 3_600_000,
    ]);
  });

  it("does not send again what it sent while the store could not record it", async () => {
    await stores.contact.add(MESSAGE);
    let broken = true;
    const store = Object.create(stores.contact, {
      claim: { value: stores.contact.claim.bind(stores.contact) },
      markSent: {
        value: async (id: string, at: Date) => {
          if (broken) throw new StoreUnavailableError("gone");
          await stores.contact.markSent(id, at);
        },
      },
    });
    const outbox = newOutbox(store);
    await outbox.drain();
    expect(mails).toHaveLength(1);
    expect((await stored())?.delivery.sentAt).toBeNull();
    broken = false;
    later(24 * 60 * 60_000);
    await outbox.drain();
    expect(mails).toHaveLength(1);
    expect((await stored())?.delivery.sentAt).not.toBeNull();
  });

  it("sends what a process that died had claimed, when the lease ends", async () => {
    await stores.contact.add(MESSAGE);
    await stores.contact.claim(now, new Date(now.getTime() + 60_000));
    const outbox = newOutbox();
    await outbox.drain();
    expect(mails).toHaveLength(0);
    later(60_000);
    await outbox.drain();
    expect(mails).toHaveLength(1);
  });

  it("lets nothing that was typed become a header or a receiver", async () => {
    // The form refuses line breaks; this is what happens should one get past it.
    await stores.contact.add({
      ...MESSAGE,
      name: 'Eve" <eve@evil.example>, "x\r\nBcc: victim@example.org',
      subject: "Hi\r\nBcc: victim@example.org\r\n\r\nbody",
      message: ".\r\nMAIL FROM:<eve@evil.example>\r\n<script>alert(1)</script>",
    });
    await newOutbox().drain();
    const [mail = ""] = mails;
    const headers = mail.slice(0, mail.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers).not.toMatch(/^cc:/im);
    expect(headers.match(/^to:.*$/gim)).toEqual(["To: support@flickmap.example"]);
    expect(headers).toContain("<ada@example.org>");
    expect(headers).toContain("Content-Type: text/plain");
    expect(mails).toHaveLength(1);
  });

  it("carries names and subjects of any script", async () => {
    await stores.contact.add({ ...MESSAGE, name: "ליאור 🎬", subject: "שלום עולם" });
    await newOutbox().drain();
    expect(mails[0]).toMatch(/Subject: =\?UTF-8\?/);
    expect(mails[0]).toMatch(/Reply-To: =\?UTF-8\?/);
  });
});
