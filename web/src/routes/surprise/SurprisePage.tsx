import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { listKey, toReference } from "../../features/my-list/my-list.ts";
import { useMyList, seen } from "../../features/my-list/kept-titles.ts";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useMyFilter } from "../../features/services/only-mine.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { useWatchable } from "../../features/titles/use-watchable.ts";
import { type WatchableTitle, watchableKey } from "../../features/titles/watchable-context.ts";
import { t } from "../../lib/messages.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { UNSTORED } from "../../network/operation.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { typeInPath } from "../../paths.ts";
import { TypeTabs } from "../TypeTabs.tsx";
import { useSurpriseOfListQuery } from "./Surprise.generated.ts";
import { SurpriseResult } from "./SurpriseResult.tsx";
import {
  type SurpriseRequest,
  getCandidates,
  readSurprise,
  shuffle,
  surpriseQuery,
  withPick,
} from "./surprise-query.ts";

/** One title that the visitor can watch now, and the way to another one. Filters and pick are the URL. */
export function SurprisePage() {
  const [search] = useSearchParams();
  const { today } = usePageContext();
  const request = readSurprise(search, today);
  return (
    <ListFrame
      above={
        <PageHead
          title={t("common.pageTitle", { title: t("common.surprise") })}
          description={t("surprise.description")}
          unlisted
        />
      }
      heading={t("common.surprise")}
      note={t(request.ofList ? "surprise.ofList" : "surprise.note")}
      controls={
        !request.ofList && (
          <TypeTabs
            label={t("common.show")}
            shown={request.isTyped ? request.type : null}
            getHref={(type) => withPick(search, request.pick, { type: type && typeInPath(type) })}
          />
        )
      }
      aside={<MyServicesButton />}
    >
      {request.ofList ? <OfMyList request={request} /> : <OfAll request={request} />}
    </ListFrame>
  );
}

interface Props {
  readonly request: SurpriseRequest;
}

function OfAll({ request: { pick } }: Props) {
  const watchable = useMyFilter();
  const { data, error, retry } = useRouteQuery(surpriseQuery, { watchable, context: UNSTORED });
  const candidates = useMemo(() => data && getCandidates(data, pick), [data, pick]);
  return (
    <SurpriseResult
      pick={pick}
      candidates={candidates}
      failed={error !== undefined || candidates === null}
      onRetry={retry}
    />
  );
}

const MAX_LOOKED_AT = 50;

/** Whether a title can be watched on the visitor's services, or where they named none, without paying for it alone. */
const isWatchable = (title: WatchableTitle | undefined, hasServices: boolean): boolean =>
  title !== undefined &&
  (hasServices ? title.usable.length > 0 : title.kinds.some((kind) => usualKinds.includes(kind)));

function OfMyList({ request: { pick } }: Props) {
  const hydrated = useHydrated();
  const list = useMyList();
  const { mine } = useMyServices();
  const asked = useMemo(
    () =>
      shuffle(
        list.filter((entry) => !seen.readKeys().has(listKey(entry))),
        pick,
      ).slice(0, MAX_LOOKED_AT),
    [list, pick],
  );
  const { data, error, retry } = useSurpriseOfListQuery(
    asked.length === 0
      ? skipToken
      : { variables: { references: asked.map(toReference) }, context: UNSTORED },
  );
  const titles = useMemo(
    () => data?.titles?.flatMap((title) => (title.__typename === "TitleProblem" ? [] : [title])),
    [data],
  );
  const watchable = useWatchable(titles ?? asked);
  const hasServices = mine.services.length > 0;
  const isKnown = watchable.size > 0 || titles?.length === 0;
  const candidates = useMemo(
    () =>
      titles && isKnown
        ? titles.filter(({ type, id }) =>
            isWatchable(watchable.get(watchableKey(type, id)), hasServices),
          )
        : undefined,
    [titles, isKnown, watchable, hasServices],
  );
  if (!hydrated) return <noscript>{t("surprise.needsScripts")}</noscript>;
  return (
    <SurpriseResult
      pick={pick}
      candidates={asked.length === 0 ? noTitles : candidates}
      failed={error !== undefined}
      onRetry={retry}
    />
  );
}

const noTitles: readonly never[] = [];
