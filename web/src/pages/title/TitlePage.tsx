import { useDeferredValue } from "react";
import { useParams } from "react-router-dom";

import { availabilityState } from "../../features/availability/availability-state.ts";
import { useCountry } from "../../features/country/country-context.ts";
import type { TitleType } from "../../generated/schema.ts";
import { readId } from "../../lib/url/read-id.ts";
import { useStandingError } from "../../lib/apollo/use-standing-error.ts";
import { useRetries } from "../../lib/apollo/use-retries.ts";
import { titleVariables } from "./title-query.ts";
import { TitleFailed } from "./TitleFailed.tsx";
import { TitleLoading } from "./TitleLoading.tsx";
import { TitleNotFound } from "./TitleNotFound.tsx";
import { TitleContent } from "./TitleContent.tsx";
import { useTitleQuery } from "./TitlePage.generated.ts";

/** `/movie/{id}` and `/tv/{id}`, with or without a slug. */
export function TitlePage({ type }: { readonly type: TitleType }) {
  const id = readId(useParams()["id"]);
  return id === null ? (
    <TitleNotFound type={type} />
  ) : (
    <Title key={`${type}:${id}`} type={type} id={id} />
  );
}

/** One title. When the country changes, what was there stays until the page for the other country is here. */
function Title({ type, id }: { readonly type: TitleType; readonly id: number }) {
  const { country } = useCountry();
  const { data, previousData, error, loading, refetch } = useTitleQuery({
    variables: titleVariables(type, id, country?.code ?? null),
    errorPolicy: "all",
    notifyOnNetworkStatusChange: true,
  });
  const current = data?.title;
  const latest = current ?? previousData?.title;
  const title = useDeferredValue(latest);
  const name = `${type}:${id}`;
  const failed = !latest && error !== undefined && !loading;
  const retrying = useRetries({ failed, refetch, name });
  const shownError = useStandingError(name, failed && !retrying ? error : undefined, loading);

  if (title) {
    const availability = availabilityState({
      title,
      country,
      loading: loading || title !== latest,
      failed: !current && error !== undefined && !loading,
      retry: () => void refetch(),
    });
    return <TitleContent title={title} availability={availability} />;
  }
  if (shownError) return <TitleFailed type={type} onRetry={() => void refetch()} />;
  return loading || error || latest ? <TitleLoading type={type} /> : <TitleNotFound type={type} />;
}
