import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { expectedRows, isAfterGenres } from "./expected-rows.ts";
import { GenreTiles } from "./GenreTiles.tsx";
import { HeroSkeleton } from "./HeroSkeleton.tsx";
import { HomeTop } from "./HomeTop.tsx";
import { rowHeading } from "./row-heading.ts";
import { Rows } from "./Rows.ts";

interface Props {
  /** The country that is being looked up; null while it is not known. */
  readonly country: { readonly code: string; readonly name: string } | null;
}

const noTitles: readonly never[] = [];
const nothingToRetry = () => {};

/** The home page while its selection is on its way: everything in its place already. */
export function HomeLoading({ country }: Props) {
  const kinds = expectedRows(country?.code ?? null);
  const row = (kind: (typeof kinds)[number]) => (
    <TitleRow
      key={kind}
      heading={rowHeading(kind, country?.name ?? null)}
      viewAll={null}
      titles={undefined}
    />
  );
  return (
    <>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <HomeTop>
        <HeroSkeleton />
      </HomeTop>
      <WatchableTitles titles={noTitles} country={null}>
        <Rows>
          {kinds.filter((kind) => !isAfterGenres(kind)).map(row)}
          <GenreTiles tiles={undefined} onRetry={nothingToRetry} />
          {kinds.filter(isAfterGenres).map(row)}
        </Rows>
      </WatchableTitles>
    </>
  );
}
