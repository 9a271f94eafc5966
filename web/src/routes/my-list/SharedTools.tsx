import type { ListEntry } from "../../features/my-list/my-list.ts";
import { listKey } from "../../features/my-list/my-list.ts";
import { useChangeMyList } from "../../features/my-list/use-change-my-list.ts";
import { useMyList } from "../../features/my-list/use-my-list.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import type { LookedUp } from "./use-list-titles.ts";
import { Row } from "../../ui/primitives.ts";

interface Props {
  readonly list: readonly ListEntry[];
  /** What is known of its titles, by `listKey`. */
  readonly titles: ReadonlyMap<string, LookedUp | null>;
}

/** What can be done with somebody else's list. */
export function SharedTools({ list, titles }: Props) {
  const { addAll } = useChangeMyList();
  const mine = useMyList();
  const known = list.flatMap(({ type, id }) => {
    const title = titles.get(listKey({ type, id }));
    return title && title.__typename !== "TitleProblem" ? [title] : [];
  });
  return (
    <Row $step="small" $wrap $align="center" $gap={[2, 3]} $color="textQuiet">
      <span>It came with a link. Your own list stays as it is.</span>
      <Button $small disabled={known.length === 0} onClick={() => addAll(known)}>
        Add all to My list
      </Button>
      <Button as={Link} to={paths.list()} $small $variant="quiet">
        {mine.length === 0 ? "Open My list" : `Open My list (${mine.length})`}
      </Button>
    </Row>
  );
}
