import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";

const load = () => import("./_internal/ServiceFilterDialog.tsx");

/** Every service of the country, to narrow a list to any of them: in a chunk of its own, for the first press. */
export const ServiceFilterDialog = lazyPart(load, () => null);

export const fetchesDialog = fetchedAhead(load);
