import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "../../../test/gateway-under-test.ts";
import { openSqliteStores } from "../../stores/sqlite/sqlite-stores.ts";

const MESSAGE = {
  name: "Ada Byron",
  email: "ada@example.org",
  subject: "A missing film",
  message: "<h1>Please</h1> add the film. <script>alert(1)</script>",
};
let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway({ CONTACT_MESSAGES_PER_MINUTE: "1000" });
});
afterAll(() => gateway.close());

async function post(payload: object, to = gateway) {
  const answer = await to.app.inject({ method: "POST", url: "/api/contact", payload });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

/** What the store on the disk holds: what another process would read. */
async function stored(): Promise<string[]> {
  const stores = openSqliteStores(join(gateway.dataDir, "flickmap.sqlite"));
  const messages: string[] = [];
  for await (const { subject, message } of stores.contact.list())
    messages.push(`${subject}: ${message}`);
  await stores.close();
  return messages;
}

describe("POST /api/contact", () => {
  it("has stored a message, its markup as text, when it answers", async () => {
    expect(await post(MESSAGE)).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store" },
    });
    expect(await stored()).toContain(`${MESSAGE.subject}: ${MESSAGE.message}`);
  });

  it.each([
    [
      "an email with a header",
      { email: "a@b.co\r\nBcc:x@y.zz" },
      "Please enter a valid email address",
    ],
    ["a missing field", { subject: undefined }, "Missing subject"],
    ["a key too many", { admin: true }, "Unknown field: admin"],
  ])("refuses %s and stores nothing", async (_, change, message) => {
    const before = await stored();
    expect(await post({ ...MESSAGE, ...change })).toMatchObject({ status: 400, body: { message } });
    expect(await stored()).toEqual(before);
  });

  it("thanks a program that fills the hidden field, or types too fast, and stores nothing", async () => {
    const before = await stored();
    expect((await post({ ...MESSAGE, website: "https://spam.example" })).status).toBe(200);
    expect((await post({ ...MESSAGE, website: "", elapsedMs: 15 })).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it("answers 429 with Retry-After to too many from one address, by GraphQL and by /api together", async () => {
    const limited = await startGateway({ CONTACT_MESSAGES_PER_MINUTE: "2" });
    const mutation = `mutation ($input: ContactMessageInput!) {
      sendContactMessage(input: $input) { sent userErrors { code } }
    }`;
    expect((await post(MESSAGE, limited)).status).toBe(200);
    expect((await limited.graphql(mutation, { input: MESSAGE })).body).toEqual({
      data: { sendContactMessage: { sent: true, userErrors: [] } },
    });
    const refused = await post(MESSAGE, limited);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await limited.graphql(mutation, { input: MESSAGE })).body).toEqual({
      data: { sendContactMessage: { sent: false, userErrors: [{ code: "RATE_LIMITED" }] } },
    });
    await limited.close();
  });

  it("has a message mailed immediately where a mail server is configured", async () => {
    const mailed = Promise.withResolvers<string>();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _, done) => {
        stream
          .toArray()
          .then((chunks) => mailed.resolve(Buffer.concat(chunks).toString()), mailed.reject);
        stream.on("end", () => done());
      },
    });
    await once(smtp.listen(0, "127.0.0.1"), "listening");
    const { port } = smtp.server.address() as AddressInfo;
    const mailing = await startGateway({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SUPPORT_EMAIL: "help@flickmap.example",
    });
    expect((await post(MESSAGE, mailing)).status).toBe(200);
    expect(await mailed.promise).toContain("To: help@flickmap.example");
    await mailing.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
});
