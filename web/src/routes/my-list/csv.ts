/** Reads CSV (RFC 4180): fields in quotes may hold commas, quotes and line breaks. Empty lines are left out. */
export const parseCsv = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  const endRow = () => {
    row.push(field);
    if (row.some((each) => each.trim() !== "")) rows.push(row);
    row = [];
    field = "";
  };
  // Programs for spreadsheets put a mark before the text.
  const source = text.replace(/^\uFEFF/, "");
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? "";
    if (quoted) {
      if (character !== '"') field += character;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && field === "") quoted = true;
    else if (character === ",") {
      row.push(field);
      field = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") field += character;
  }
  endRow();
  return rows;
};

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
