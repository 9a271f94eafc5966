import { badUserInput } from "../errors.ts";

/** The film database's numbers are 32-bit. */
const MAX_ID = 2_147_483_647;
/** The film database serves pages 1 to 500 (decision 13). */
const MAX_PAGE = 500;

/** @throws AppError BAD_USER_INPUT unless the number is one that a title can have */
export function checkId(id: number, field = "id"): number {
  return checkRange(id, 1, MAX_ID, field);
}

/** @throws AppError BAD_USER_INPUT unless the film database has such a page */
export function checkPage(page: number): number {
  return checkRange(page, 1, MAX_PAGE, "page");
}

/** @throws AppError BAD_USER_INPUT unless the number lies between the two, both included */
export function checkRange(value: number, least: number, most: number, field: string): number {
  if (!Number.isFinite(value) || value < least || value > most) {
    throw badUserInput(`Invalid ${field}: it must be ${least} to ${most}.`);
  }
  return value;
}

/** @throws AppError BAD_USER_INPUT when the list holds more */
export function checkLength<Item>(
  items: readonly Item[],
  most: number,
  field: string,
): readonly Item[] {
  if (items.length > most) throw badUserInput(`Invalid ${field}: at most ${most} are taken.`);
  return items;
}

/** @throws AppError BAD_USER_INPUT when the first is above the second */
export function checkOrder<Value extends number | string>(
  low: Value | null | undefined,
  high: Value | null | undefined,
  field: string,
): void {
  if (low != null && high != null && low > high) {
    throw badUserInput(`Invalid ${field}: the lower bound is above the upper one.`);
  }
}

/**
 * A query that a visitor typed, without the space around it.
 *
 * @throws AppError BAD_USER_INPUT when it is too long or holds a NUL
 */
export function checkQuery(query: string): string {
  const trimmed = query.toWellFormed().trim();
  if (trimmed.length > 200) throw badUserInput("Invalid query: at most 200 characters are taken.");
  if (trimmed.includes("\0")) throw badUserInput("Invalid query: it holds a NUL character.");
  return trimmed;
}
