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
    ["a name of one letter", { name: "A" }, "Name must be at least 2 characters"],
    ["a name of two spaces", { name: "  " }, "Name must be at least 2 characters"],
    ["an email without a dot", { email: "a@b" }, "Please enter a valid email address"],
    [
      "an email with a header",
      { email: "a@b.co\r\nBcc:x@y.zz" },
      "Please enter a valid email address",
    ],
    [
      "an email of 300 characters",
      { email: `${"a".repeat(290)}@b.example` },
      "Please enter a valid email address",
    ],
    ["a subject of four characters", { subject: "1234" }, "Subject must be at least 5 characters"],
    [
      "a message of nine characters",
      { message: "123456789" },
      "Message must be at least 10 characters",
    ],
    [
      "a message over 5,000 characters",
      { message: "a".repeat(5001) },
      "Message must be at most 5000 characters",
    ],
    ["a missing field", { subject: undefined }, "Missing subject"],
    ["a field that is an object", { message: { $gt: "" } }, "Missing message"],
    ["a line break in the name", { name: "Ada\nBcc: x@y.zz" }, "Name must be a single line"],
    [
      "a line break in the subject",
      { subject: "Hello\r\nBcc: x" },
      "Subject must be a single line",
    ],
    ["a lone surrogate", { message: "0123456789 \ud83d" }, "Message holds a broken character"],
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

  it("refuses a page of another site, another type of body and a body over 32 KB", async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      gateway.app.inject({ method: "POST", url: "/api/contact", headers, payload });
    const json = { "content-type": "application/json" };
    const body = JSON.stringify(MESSAGE);
    expect((await send({ ...json, origin: "https://evil.example" }, body)).statusCode).toBe(403);
    expect((await send({ "content-type": "text/plain" }, body)).statusCode).toBe(415);
    expect((await send(json, `"${"x".repeat(33 * 1024)}"`)).statusCode).toBe(413);
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

  it("answers 503 while the store is away", async () => {
    const away = await startGateway({ MONGODB_URI: "mongodb://127.0.0.1:9/flickmap" });
    expect(await post(MESSAGE, away)).toMatchObject({
      status: 503,
      body: { message: "Please try again later." },
    });
    await away.close();
  });
});
