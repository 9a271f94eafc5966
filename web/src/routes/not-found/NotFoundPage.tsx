import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";

/** The page of a path that is none of the site's, in a chunk of its own. */
export const NoSuchPage = () => <NotFoundPage />;
