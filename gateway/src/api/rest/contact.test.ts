import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { atEnd } from "../../../test/at-end.ts";
import { startGateway } from "../../../test/gateway-under-test.ts";

const MESSAGE = {
  name: "Ada Byron",
  email: "ada@example.org",
  subject: "A missing film",
  message: "<h1>Please</h1> add the film. <script>alert(1)</script>",
};
const SEND = `mutation ($input: ContactMessageInput!) {
  sendContactMessage(input: $input) { sent userErrors { field message code } }
}`;
const gateway = await startGateway({ CONTACT_MESSAGES_PER_MINUTE: "1000" });

const post = (payload: object, to = gateway) =>
  to.app.inject({ method: "POST", url: "/api/contact", payload });

const { contact } = gateway.openStores();

/** What the store on the disk holds: what another process would read. */
async function stored(): Promise<string[]> {
  const messages: string[] = [];
  for await (const { subject, message } of contact.list()) messages.push(`${subject}: ${message}`);
  return messages;
}

test("a message is stored, its markup as text, when it is answered, and stored once when it is sent again", async () => {
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers } = await post({ ...MESSAGE, website: "", elapsedMs: 20_000 });
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  }
  expect(await stored()).toEqual([`${MESSAGE.subject}: ${MESSAGE.message}`]);
  await post({ ...MESSAGE, subject: "Another missing film" });
  expect(await stored()).toHaveLength(2);
});

test("a message that is wrong, or written by a program, is not stored", async () => {
  const before = await stored();
  const refused = await post({ ...MESSAGE, email: "a@b.co\r\nBcc:x@y.zz" });
  expect(refused.json()).toMatchObject({
    status: 400,
    message: "Please enter a valid email address",
  });
  // It is thanked all the same.
  for (const filled of [{ website: "https://spam.example" }, { website: "", elapsedMs: 15 }])
    expect((await post({ ...MESSAGE, subject: "From a program", ...filled })).statusCode).toBe(200);
  expect(await stored()).toEqual(before);
});

test("a message counts towards the limit of its address, by GraphQL and by /api together", async () => {
  const limited = await startGateway({ CONTACT_MESSAGES_PER_MINUTE: "2" });
  expect((await post(MESSAGE, limited)).statusCode).toBe(200);
  const send = async () => {
    const { body } = await limited.graphql(SEND, { input: MESSAGE });
    return (body as { data: { sendContactMessage: object } }).data.sendContactMessage;
  };
  expect(await send()).toEqual({ sent: true, userErrors: [] });
  const refused = await post(MESSAGE, limited);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect(await send()).toMatchObject({ sent: false, userErrors: [{ code: "RATE_LIMITED" }] });
});

test("a message is mailed immediately where a mail server is configured", async () => {
  const mailed = Promise.withResolvers<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      mailed.resolve(text(stream));
      stream.on("end", () => done());
    },
  });
  atEnd(() => new Promise<void>((resolve) => smtp.close(resolve)));
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  const { port } = smtp.server.address() as AddressInfo;
  const mailing = await startGateway({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SUPPORT_EMAIL: "help@flickmap.example",
  });
  expect((await post(MESSAGE, mailing)).statusCode).toBe(200);
  expect(await mailed.promise).toContain("To: help@flickmap.example");
});
