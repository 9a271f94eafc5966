/** Codes that programs may rely on; the same in GraphQL (`extensions.code`) and in logs. */
const STATUS = {
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  CURSOR_EXPIRED: 410,
  CATALOG_INCOMPLETE: 503,
  INVALID_API_KEY: 401,
  FILM_DATABASE_UNAVAILABLE: 503,
  STORE_UNAVAILABLE: 503,
  OVERLOADED: 503,
  RATE_LIMITED: 429,
  OPERATION_TOO_EXPENSIVE: 400,
  FORBIDDEN: 403,
  NOT_IMPLEMENTED: 501,
  INTERNAL_SERVER_ERROR: 500,
};
type ErrorCode = keyof typeof STATUS;

const UNAVAILABLE: ReadonlySet<ErrorCode> = new Set([
  "FILM_DATABASE_UNAVAILABLE",
  "STORE_UNAVAILABLE",
  "OVERLOADED",
]);

/** An expected failure. Its message is written for the client; the cause is for the log alone. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** After how many seconds a retry makes sense; null where none does. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.status = STATUS[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** Whether it was foreseen. */
  get expected(): boolean {
    return this.code !== "INTERNAL_SERVER_ERROR";
  }
}

/** The request is invalid: nothing was looked up and nothing was stored. */
export function badUserInput(message: string): AppError {
  return new AppError("BAD_USER_INPUT", message);
}

/** The film database is unavailable or returned nothing usable, and nothing is cached. */
export function filmDatabaseUnavailable(cause: unknown, retryAfterSeconds = 5): AppError {
  return new AppError("FILM_DATABASE_UNAVAILABLE", "Please try again later.", {
    cause,
    retryAfterSeconds,
  });
}

/** Whether an error says that what was asked for is unavailable for now: the film database, a store, or time to ask them. */
export function isUnavailable(error: unknown): error is AppError {
  return error instanceof AppError && UNAVAILABLE.has(error.code);
}

/** What a promise gives, or a stand-in where that is unavailable for now; any other error is thrown. */
export async function ifAvailable<Value, StandIn>(
  pending: Promise<Value>,
  standIn: StandIn,
): Promise<Value | StandIn> {
  try {
    return await pending;
  } catch (error) {
    if (isUnavailable(error)) return standIn;
    throw error;
  }
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError("RATE_LIMITED", "Too many requests. Please try again later.", {
    retryAfterSeconds,
  });
}

/** After how many seconds a client may retry whose minute ends in so many milliseconds; 1 at least. */
export function secondsLeft(ttl: number): number {
  return Math.max(1, Math.ceil(ttl / 1000));
}

/** More work is waiting than can be done in time. */
export function overloaded(cause: unknown = "too much is waiting"): AppError {
  return new AppError("OVERLOADED", "Please try again later.", { cause, retryAfterSeconds: 1 });
}

/** How any error shows itself outside: our own as it is, every other one masked. */
export function toPublicError(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError("INTERNAL_SERVER_ERROR", "Something went wrong.");
}
