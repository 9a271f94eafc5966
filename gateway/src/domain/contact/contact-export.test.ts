import { expect, test } from "vitest";
import type { StoredContactMessage } from "../../stores/contact-store.ts";
import { exportMessages, type ExportFormat, toOverview } from "./contact-export.ts";

const MESSAGE: StoredContactMessage = {
  id: "5a0a2d4e-7a55-4b0f-9a52-0b2c9a2f6c01",
  receivedAt: new Date(Date.UTC(2025, 2, 29, 12)),
  name: "=HYPERLINK(1)",
  email: "ada@example.org",
  subject: 'A "missing" film, again',
  message: "Two\nlines",
  mailedAt: null,
};

async function exported(messages: StoredContactMessage[], format: ExportFormat): Promise<string> {
  async function* each() {
    yield* messages;
  }
  let text = "";
  for await (const chunk of exportMessages(each(), format)) text += chunk;
  return text;
}

test("messages are a JSON list, of none too, or CSV whose quotes and lines hold, and whose formulas are text", async () => {
  expect(JSON.parse(await exported([], "json"))).toEqual([]);
  const list = JSON.parse(await exported([MESSAGE, MESSAGE], "json"));
  expect(list).toHaveLength(2);
  expect(list[1]).toEqual({ ...MESSAGE, receivedAt: "2025-03-29T12:00:00.000Z" });
  expect(await exported([MESSAGE], "csv")).toBe(
    "id,receivedAt,name,email,subject,message,mailedAt\r\n" +
      `${MESSAGE.id},2025-03-29T12:00:00.000Z,'=HYPERLINK(1),ada@example.org,` +
      `"A ""missing"" film, again","Two\nlines",\r\n`,
  );
});

test("an overview says in one line when a message was mailed", () => {
  expect(toOverview(MESSAGE).mailed).toBe("waiting");
  const mailedAt = new Date(Date.UTC(2025, 2, 29, 12, 5));
  expect(toOverview({ ...MESSAGE, mailedAt }).mailed).toBe("2025-03-29 12:05");
});
