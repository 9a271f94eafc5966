import { ErrorState } from "../../ui/ErrorState.tsx";

export function MovieScreen() {
  return <ErrorState level={1} title="Movie not found" />;
}
