import { AppError } from "../../errors.ts";
import type { Title } from "../titles/title.ts";
import { USUAL_KINDS, type WatchableFilter } from "../titles/watchable-lists.ts";
import type { Availabilities } from "./availability.ts";
import { getFamily } from "./families.ts";
import type { Provider } from "./offers.ts";

/** Whether a provider is one of some services, by its number or its family. */
function isOneOf({ id, name }: Provider, services: readonly string[]): boolean {
  return services.includes(String(id)) || services.includes(getFamily(name).id);
}

/** Whether a visitor's services have a title, in a way that counts; null where that is not known for now. */
export async function isWatchable(
  availability: Availabilities,
  title: Title,
  { country, services, kinds }: WatchableFilter,
): Promise<boolean | null> {
  try {
    const { status, offers } = await availability.whereToWatch(title, country);
    if (status === "FILM_DATABASE_UNAVAILABLE") return null;
    const counting = (kinds ?? USUAL_KINDS).flatMap((kind) => offers?.providers[kind] ?? []);
    return counting.some((provider) => isOneOf(provider, services));
  } catch (error) {
    // A list may name a title that the film database has no more.
    if (error instanceof AppError && error.code === "NOT_FOUND") return false;
    throw error;
  }
}
