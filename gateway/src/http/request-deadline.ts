import { overloaded } from "../errors.ts";

/** The longest that a response may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Aborts when a response has taken too long; the reason is an AppError OVERLOADED. */
export function requestDeadline(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(overloaded()), DEADLINE_MS).unref();
  return controller.signal;
}
