/**
 * A value as a field of CSV. A text that a spreadsheet would take for a formula gets an apostrophe, which says that it
 * is a text.
 */
const writeField = (value: string | number): string => {
  const text =
    typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes CSV, one line a row. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(writeField).join(",")).join("\r\n")}\r\n`;
