import { type Answer, jsonAnswer } from "./answer.ts";

/** An error in the film database's own words: HTTP status, `status_code` and `status_message`. */
export class ApiError extends Error {
  readonly httpStatus: number;
  readonly statusCode: number;

  constructor(httpStatus: number, statusCode: number, message: string) {
    super(message);
    this.httpStatus = httpStatus;
    this.statusCode = statusCode;
  }
}

const error = (httpStatus: number, statusCode: number, message: string) => () =>
  new ApiError(httpStatus, statusCode, message);

export const invalidKey = error(401, 7, "Invalid API key: You must be granted a valid key.");
export const notFound = error(404, 34, "The resource you requested could not be found.");
export const invalidPage = error(
  400,
  22,
  "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.",
);
export const tooManyAppends = error(
  400,
  27,
  "Too many append to response objects: The maximum number of remote calls is 20.",
);
export const overTheLimit = error(
  429,
  25,
  "Your request count (#) is over the allowed limit of (40).",
);
export const internalError = error(500, 11, "Internal error: Something went wrong, contact TMDb.");

/** The response to an error, in the film database's words. */
export function errorAnswer(error: ApiError, headers: Answer["headers"] = {}): Answer {
  const { httpStatus, statusCode: status_code, message: status_message } = error;
  const body = { success: false, status_code, status_message };
  return jsonAnswer(httpStatus, body, headers);
}
