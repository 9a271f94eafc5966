import { ErrorState } from "../../ui/ErrorState.tsx";

export function TvShowScreen() {
  return <ErrorState level={1} title="TV Show not found" />;
}
