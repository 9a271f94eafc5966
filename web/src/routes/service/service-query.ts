import { offerKinds } from "../../features/services/offer-kinds.ts";
import { pageQuery } from "../../lib/route.ts";
import { ServiceDocument, type ServiceQuery } from "./ServicePage.generated.ts";

/** The identifier of a provider family in a path; null for what cannot be one. */
export const readFamily = (written: string | undefined): string | null => {
  const id = written?.toLowerCase() ?? "";
  return /^(?!\d+$)[a-z0-9][a-z0-9-]{0,79}$/.test(id) ? id : null;
};

const ROW_LENGTH = 10;

export const getRows = ({ movies, shows }: Pick<ServiceQuery, "movies" | "shows">) => ({
  movies: (movies?.results ?? []).slice(0, ROW_LENGTH),
  shows: (shows?.results ?? []).slice(0, ROW_LENGTH),
});

export const serviceQuery = pageQuery(ServiceDocument, ({ params, country }) => {
  const id = readFamily(params["provider"]);
  if (id === null || country === null) return null;
  return { id, country, watchable: { country, services: [id], kinds: [...offerKinds] } };
});
