import { t, type PlainMessageName } from "../../../lib/messages.ts";

/** What is to be said of a file, by the name of its message: a file is read on a thread, which has no messages. */
export type ImportNote = PlainMessageName | { readonly damaged: number };

/** A note in words. */
export const writeNote = (note: ImportNote): string =>
  typeof note === "string" ? t(note) : t("import.damaged", { count: note.damaged });

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
