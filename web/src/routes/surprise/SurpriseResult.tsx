import Dices from "virtual:icons/dices";
import { useEffect, useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { listKey } from "../../features/my-list/my-list.ts";
import { MyListButton } from "../../features/my-list/MyListToggle.tsx";
import { SeenButton } from "../../features/my-list/SeenToggle.tsx";
import { seen } from "../../features/my-list/kept-titles.ts";
import { Poster, PosterSkeleton } from "../../features/titles/Poster.tsx";
import { RatingBadge } from "../../features/titles/RatingBadge.tsx";
import type { TitleCard_TitleFragment } from "../../features/titles/TitleCard.generated.ts";
import { WatchableMark } from "../../features/titles/WatchableMark.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { languageOfName } from "../../lib/format/language-of-name.ts";
import { t } from "../../lib/messages.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Link } from "../../ui/Link.tsx";
import { Row, Text, VisuallyHidden } from "../../ui/primitives.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { color, media, radius, shadow, space } from "../../ui/theme.ts";
import { withPick } from "./surprise-query.ts";
import { readJson, storedText } from "../../lib/storage/stored-text.ts";

interface Props {
  readonly pick: number;
  readonly candidates: readonly TitleCard_TitleFragment[] | null | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The first candidate that the visitor has not seen, and that this tab has not shown; for a pick that was shown, the same. */
const choose = (candidates: readonly TitleCard_TitleFragment[], pick: number) => {
  const shown = readShown();
  const isSeen = seen.readKeys();
  return (
    candidates.find((title) => shown.get(listKey(title)) === pick) ??
    candidates.find((title) => !isSeen.has(listKey(title)) && !shown.has(listKey(title))) ??
    null
  );
};

export function SurpriseResult({ pick, candidates, failed, onRetry }: Props) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const chosen = useMemo(() => {
    if (!candidates) return null;
    // What was seen and shown is known to the browser alone.
    return hydrated ? choose(candidates, pick) : (candidates[0] ?? null);
  }, [candidates, pick, hydrated]);
  const key = hydrated && chosen ? listKey(chosen) : null;
  useEffect(() => {
    if (key !== null) noteShown(key, pick);
  }, [key, pick]);

  const another = (
    <Button as={Link} to={withPick(search, pick + 1)} $variant="primary" rel="nofollow">
      <Dices size={18} aria-hidden />
      {t("surprise.another")}
    </Button>
  );
  if (failed) {
    return <ErrorState title={t("grid.failed")} actions={<TryAgain primary onRetry={onRetry} />} />;
  }
  // The buttons stay, with the focus, until the next one is here.
  if (!candidates) return <Card title={null}>{another}</Card>;
  if (candidates.length === 0) {
    return (
      <EmptyState
        icon={<Dices size={32} />}
        title={t("surprise.nothing")}
        way={{ to: paths.advancedSearch(), label: t("frame.advancedSearch") }}
      >
        {t("surprise.nothingText")}
      </EmptyState>
    );
  }
  if (!chosen) {
    return (
      <EmptyState
        icon={<Dices size={32} />}
        title={t("surprise.allShown")}
        actions={
          <>
            {another}
            <Button as={Link} to={withPick(search, pick + 1)} onClick={() => stored.write(null)}>
              {t("surprise.again")}
            </Button>
          </>
        }
      >
        {t("surprise.allShownText")}
      </EmptyState>
    );
  }
  return <Card title={chosen}>{another}</Card>;
}

interface CardProps {
  /** Null while it is on its way. */
  readonly title: TitleCard_TitleFragment | null;
  readonly children: ReactNode;
}

function Card({ title, children }: CardProps) {
  return (
    <Frame aria-busy={title === null}>
      <VisuallyHidden as="output">{title?.name ?? t("common.loading")}</VisuallyHidden>
      {title ? (
        <Shown title={title} />
      ) : (
        <>
          <PosterSkeleton />
          <Words>
            <Skeleton $width="60%" $height="2.5rem" />
            <Skeleton $width="12rem" $height="1.5rem" />
            <Skeleton $width="8rem" $height="1.5rem" />
          </Words>
        </>
      )}
      <Actions>
        <Row $wrap $gap={2} $align="center">
          {children}
          {title && (
            <Button as={Link} to={paths.title(title)}>
              {t("surprise.open")}
            </Button>
          )}
        </Row>
        {title ? (
          <Row $wrap $gap={2} $align="center">
            <MyListButton title={title} />
            <SeenButton title={title} />
          </Row>
        ) : (
          <Skeleton $width="12rem" $height="2.75rem" />
        )}
      </Actions>
    </Frame>
  );
}

function Shown({ title }: { readonly title: TitleCard_TitleFragment }) {
  const titles = useMemo(() => [title], [title]);
  const to = paths.title(title);
  return (
    <>
      <Link to={to} tabIndex={-1} aria-hidden>
        <Poster
          title={title}
          sizes="(min-width: 768px) 256px, 120px"
          widths={[185, 342, 500]}
          priority
        />
      </Link>
      <Words>
        <Text
          as="h2"
          $step="title"
          lang={title.nameLanguage ?? languageOfName(title.name)}
          dir="auto"
        >
          <Link to={to}>{title.name}</Link>
        </Text>
        <Row as="p" $step="label" $wrap $align="center" $gap={[1.5, 4]} $color="text" $tabular>
          <RatingBadge voteAverage={title.voteAverage} />
          <span>{t(title.type === "MOVIE" ? "common.movie" : "common.tvShow")}</span>
          {title.year !== null && <span>{title.year}</span>}
        </Row>
        <WatchableTitles titles={titles}>
          <WatchableMark type={title.type} id={title.id} />
        </WatchableTitles>
      </Words>
    </>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space(5)} ${space(10)};
  max-width: 56rem;
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.artwork};
  > :nth-child(2) {
    grid-row: span 2;
  }
  ${media.compact} {
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${space(5)};
    padding: ${space(4)};
    > :nth-child(2) {
      grid-row: auto;
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  align-self: end;
  justify-items: start;
  gap: ${space(3)};
  min-width: 0;
  ${media.compact} {
    align-self: center;
  }
`;

const Actions = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  ${media.compact} {
    grid-column: 1 / -1;
  }
`;

const MAX_SHOWN = 200;

const stored = storedText("sessionStorage", "surprises");

/** What this tab has shown: the pick that each title was shown for, by `listKey`. */
const readShown = () =>
  readJson(stored, (pairs: [string, number][]) => new Map(pairs), new Map<string, number>());

const noteShown = (key: string, pick: number): void => {
  const shown = readShown();
  if (shown.has(key)) return;
  shown.set(key, pick);
  stored.write(JSON.stringify([...shown].slice(-MAX_SHOWN)));
};
