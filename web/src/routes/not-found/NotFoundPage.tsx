import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";

export const NoSuchPage = () => <NotFoundPage />;
