import { InvalidFieldError } from "../titles/bounds.ts";
import type { TitleKey } from "../stores/title-key.ts";

/** The place of a change: stable, since changes keep their number. */
export function changeCursor(sequence: number): string {
  return Buffer.from(`change:${sequence}`).toString("base64url");
}

/**
 * @param field the name that an error gives the cursor
 * @throws InvalidFieldError when it is no cursor of a change
 */
export function changeSequence(cursor: string, field: string): number {
  const [, sequence] = /^change:(\d{1,15})$/u.exec(decoded(cursor)) ?? [];
  if (sequence === undefined) throw notACursor(field);
  return Number(sequence);
}

/** The place of a title in the export. */
export function titleCursor({ type, id }: TitleKey): string {
  return Buffer.from(`title:${type}:${id}`).toString("base64url");
}

/** @throws InvalidFieldError when it is no cursor of the export */
export function exportedTitle(cursor: string, field: string): TitleKey {
  const [, type, id] = /^title:(movie|tv):(\d{1,10})$/u.exec(decoded(cursor)) ?? [];
  if (id === undefined) throw notACursor(field);
  return { type: type === "tv" ? "tv" : "movie", id: Number(id) };
}

function decoded(cursor: string): string {
  return Buffer.from(cursor, "base64url").toString();
}

function notACursor(field: string): InvalidFieldError {
  return new InvalidFieldError(field, "it must be a cursor as a response gave it.");
}
