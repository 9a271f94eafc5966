import { typeOf } from "../../features/title-list/listed-titles.ts";
import { ListCount } from "../../features/title-list/ListCount.ts";
import { TitleGrid } from "../../features/title-list/TitleGrid.tsx";
import type { GridTitle } from "../../features/title-list/TitleGrid.tsx";
import { WatchableMark } from "../../shared/watchable/WatchableMark.tsx";

interface Props {
  readonly heading: string;
  readonly titles: readonly GridTitle[];
  /** 'Showing X - Y of Z results'. */
  readonly count: string;
}

/** The count line and the cards of one page. */
export function FilteredGrid({ heading, titles, count }: Props) {
  return (
    <>
      <ListCount>{count}</ListCount>
      <TitleGrid
        label={heading}
        narrow
        titles={titles}
        renderServices={({ __typename, id }) => <WatchableMark type={typeOf(__typename)} id={id} />}
      />
    </>
  );
}
