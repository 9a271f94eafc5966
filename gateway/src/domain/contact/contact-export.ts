import type { StoredContactMessage } from "../../stores/contact-store.ts";

export type ExportFormat = "json" | "csv";

const COLUMNS = ["id", "receivedAt", "name", "email", "subject", "message", "mailedAt"] as const;

function recordOf(message: StoredContactMessage) {
  return {
    ...message,
    receivedAt: message.receivedAt.toISOString(),
    mailedAt: message.mailedAt?.toISOString() ?? null,
  };
}

/** Messages as JSON, one list, or as CSV (RFC 4180) with a line of column names, in chunks. */
export async function* exportMessages(
  messages: AsyncIterable<StoredContactMessage>,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield format === "json" ? "[" : `${COLUMNS.join(",")}\r\n`;
  let first = true;
  for await (const message of messages) {
    const record = recordOf(message);
    if (format === "json") yield `${first ? "" : ","}\n${JSON.stringify(record, null, 2)}`;
    else yield `${COLUMNS.map((column) => csvCell(record[column])).join(",")}\r\n`;
    first = false;
  }
  if (format === "json") yield "\n]\n";
}

/** A cell that a spreadsheet shows and never runs as a formula. */
function csvCell(value: string | null): string {
  const text = value ?? "";
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function toOverview(message: StoredContactMessage) {
  const toText = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");
  return {
    received: toText(message.receivedAt),
    from: `${message.name} <${message.email}>`,
    subject: message.subject,
    mailed: message.mailedAt === null ? "waiting" : toText(message.mailedAt),
  };
}
