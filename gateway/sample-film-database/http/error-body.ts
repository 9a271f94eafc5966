import type { ApiError } from "./api-error.ts";

/** The body of an error, as the film database words it. */
export function errorBody(error: ApiError) {
  return { success: false, status_code: error.statusCode, status_message: error.message };
}
