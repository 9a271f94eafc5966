import type { KeyvOptions } from "keyv";

/** What is handed to the durable store: a value as JSON, written once, and when it was fetched. */
export interface EntryToStore {
  readonly json: string;
  readonly fetchedAt: number;
}

/** What the durable store gives back: a value, when it was fetched, and the length of its text. */
export interface StoredEntry {
  readonly value: unknown;
  readonly fetchedAt: number;
  readonly characters: number;
}

type Format = Required<Pick<KeyvOptions, "serialize" | "deserialize">>;

/** How Keyv writes and reads entries. Its types leave open what it stores; here it is always an entry. */
export const ENTRY_FORMAT: Format = {
  // The JSON of the value is put into Keyv's envelope as it is, instead of being written again.
  serialize: ({ value, expires }) => {
    const { json, fetchedAt } = value as EntryToStore;
    const until = expires == null ? "" : `,"expires":${expires}`;
    return `{"value":{"value":${json},"fetchedAt":${fetchedAt}}${until}}`;
  },
  // The length of the text is known here: nobody has to write the value again to learn it.
  deserialize: (text) => {
    const envelope = JSON.parse(text);
    Object.assign(envelope.value, { characters: text.length });
    return envelope;
  },
};
