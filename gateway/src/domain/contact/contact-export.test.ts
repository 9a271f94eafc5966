import { describe, expect, it } from "vitest";
import type { StoredContactMessage } from "../../stores/contact-store.ts";
import { exportMessages, type ExportFormat, toOverview } from "./contact-export.ts";

const MESSAGE: StoredContactMessage = {
  id: "5a0a2d4e-7a55-4b0f-9a52-0b2c9a2f6c01",
  receivedAt: new Date(Date.UTC(2025, 2, 29, 12)),
  name: "=HYPERLINK(1)",
  email: "ada@example.org",
  subject: 'A "missing" film, again',
  message: "Two\nlines",
  delivery: { sentAt: null, attempts: 2, dueAt: new Date(0), lastError: "mailbox full" },
};

async function exported(messages: StoredContactMessage[], format: ExportFormat): Promise<string> {
  async function* each() {
    yield* messages;
  }
  let text = "";
  for await (const chunk of exportMessages(each(), format)) text += chunk;
  return text;
}

describe("contact messages written out", () => {
  it("are a JSON list, of none too", async () => {
    expect(JSON.parse(await exported([], "json"))).toEqual([]);
    expect(JSON.parse(await exported([MESSAGE, MESSAGE], "json"))).toMatchObject([
      { name: "=HYPERLINK(1)", receivedAt: "2025-03-29T12:00:00.000Z", sentAt: null, attempts: 2 },
      { message: "Two\nlines" },
    ]);
  });

  it("are CSV whose quotes and lines hold, and whose formulas are text", async () => {
    const [header, ...rest] = (await exported([MESSAGE], "csv")).split("\r\n");
    expect(header).toBe("id,receivedAt,name,email,subject,message,sentAt,attempts,lastError");
    expect(rest.join("|")).toBe(
      `${MESSAGE.id},2025-03-29T12:00:00.000Z,'=HYPERLINK(1),ada@example.org,` +
        `"A ""missing"" film, again","Two\nlines",,2,mailbox full|`,
    );
  });

  it("say in one line how far the mailing is", () => {
    expect(toOverview(MESSAGE).mailed).toBe("tried 2 times: mailbox full");
    const sent = { ...MESSAGE.delivery, sentAt: new Date(Date.UTC(2025, 2, 29, 12, 5)) };
    expect(toOverview({ ...MESSAGE, delivery: sent }).mailed).toBe("2025-03-29 12:05");
  });
});
