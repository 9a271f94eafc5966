import { ListCount } from "../../features/lists/ListCount.ts";
import { TitleGrid } from "../../features/lists/TitleGrid.tsx";
import type { GridTitle } from "../../features/lists/TitleGrid.tsx";

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
      <TitleGrid label={heading} narrow titles={titles} />
    </>
  );
}
