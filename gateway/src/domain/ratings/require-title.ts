import type { TitleKey } from "../../film-database/title-key.ts";
import { AppError, ifAvailable } from "../../errors.ts";
import type { Titles } from "../titles/titles.ts";

/**
 * Requires that the film database has the title of a rating. Taking a rating back needs no title, and while the film
 * database is unavailable none is rejected.
 *
 * @throws AppError NOT_FOUND
 */
export async function requireTitle(
  titles: Titles,
  { type, id }: TitleKey,
  stars: number,
): Promise<void> {
  if (stars === 0) return;
  const title = await ifAvailable(titles.details(type, id), undefined);
  if (title === null) throw new AppError("NOT_FOUND", "There is no such title.");
}
