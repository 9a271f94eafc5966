import { InvalidFieldError } from "../titles/bounds.ts";
import type { TitleKey } from "../../film-database/records/title.ts";

export interface ChangePosition {
  /** Which store numbered the change; null in cursors from before they said it. */
  readonly storeId: string | null;
  readonly sequence: number;
}

export function changeCursor({ storeId, sequence }: ChangePosition): string {
  return Buffer.from(`change:${storeId}:${sequence}`).toString("base64url");
}

/**
 * @param field the name that an error gives the cursor
 * @throws InvalidFieldError when it is no cursor of a change
 */
export function parseChangeCursor(cursor: string, field: string): ChangePosition {
  const [, storeId = null, sequence] =
    /^change:(?:([\da-f]{16}):)?(\d{1,15})$/u.exec(decoded(cursor)) ?? [];
  if (sequence === undefined) throw notACursor(field);
  return { storeId, sequence: Number(sequence) };
}

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
