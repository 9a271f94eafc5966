import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";

const load = () => import("./_internal/ServiceFilterDialog.tsx");

export const ServiceFilterDialog = lazyPart(load, () => null);

export const fetchesDialog = fetchedAhead(load);
