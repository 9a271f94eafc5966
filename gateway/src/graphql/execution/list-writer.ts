import { CannotWrite } from "./cannot-write.ts";
import { allAtHand } from "./field-reader.ts";
import { NOTHING_SHARED, type Writer } from "./writer.ts";

/** Writes lists of what another writer writes. */
export function listWriter({ readShared, write }: Writer): Writer {
  return {
    readShared:
      readShared && readShared !== NOTHING_SHARED
        ? (value, execution, into) => {
            for (const item of itemsOf(value)) readShared(item, execution, into);
          }
        : readShared,
    write: (value, execution) => {
      const { out } = execution;
      const items = itemsOf(value);
      let before = "[";
      for (const item of items) {
        out.push(before);
        write(item, execution);
        before = ",";
      }
      out.push(items.length === 0 ? "[]" : "]");
    },
  };
}

/** @throws CannotWrite for what is no list, and for one with promises in it */
function itemsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new CannotWrite();
  allAtHand(value);
  return value;
}
