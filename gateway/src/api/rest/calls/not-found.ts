import { AppError } from "../../../errors.ts";

/** @throws AppError NOT_FOUND for null */
export function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

/** The error of a title or a list that does not exist. */
export function notFound(): AppError {
  return new AppError("NOT_FOUND", "Not found");
}
