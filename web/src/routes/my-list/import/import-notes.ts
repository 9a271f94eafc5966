import { formatNames } from "../../../lib/format/format.ts";
import { t, type PlainMessageName } from "../../../lib/messages.ts";

/** What is to be said of a file: a message, or the columns that are not known. */
export type ImportNote = PlainMessageName | { readonly columns: readonly string[] };

const MAX_NAMED = 8;

export const writeNote = (note: ImportNote): string =>
  typeof note === "string"
    ? t(note)
    : t("import.unknownColumns", {
        columns: formatNames(
          note.columns.slice(0, MAX_NAMED).map((column) => column.trim().slice(0, 40)),
        ),
      });

const sources: Readonly<Partial<Record<string, PlainMessageName>>> = {
  "import.yourFile": "import.yourFile",
  "import.yourList": "import.yourList",
  "import.aList": "import.aList",
};

/** Where a list comes from: the name of a site, or that of a message. */
export const writeSource = (source: string): string => {
  const message = sources[source];
  return message === undefined ? source : t(message);
};
