import { isDay } from "../dates.ts";
import { invalidDate } from "../http/api-error.ts";
import type { ApiContext } from "./context.ts";

/**
 * The requested day of availability: the parameter `as_of`, which the film database itself does not have, else
 * the current day.
 *
 * @throws ApiError when it is not a day
 */
export function asOf({ day }: ApiContext, query: URLSearchParams): string {
  const given = query.get("as_of");
  if (given === null || given === "") return day();
  if (!isDay(given)) throw invalidDate();
  return given;
}
