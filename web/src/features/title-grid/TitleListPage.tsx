import type { ComponentProps, ReactNode } from "react";
import { PageHead } from "../../ui/PageHead.tsx";
import { Row } from "../../ui/primitives.ts";
import { HideSeenButton } from "../my-list/HideSeenButton.tsx";
import { NothingOnMine } from "../services/NothingOnMine.tsx";
import { MyServicesButton } from "../services/MyServicesButton.tsx";
import type { ListedTitle } from "../titles/use-watchable.ts";
import { WatchableTitles } from "../titles/WatchableTitles.tsx";
import { ListFrame } from "./ListFrame.tsx";
import { listStatus, type ListedPage } from "./list-state.ts";
import { TitleList, type TitleListProps } from "./TitleList.tsx";

const none: readonly ListedTitle[] = [];

interface Props<Page>
  extends
    TitleListProps<Page>,
    Pick<ComponentProps<typeof ListFrame>, "heading" | "note" | "controls"> {
  readonly head: Omit<ComponentProps<typeof PageHead>, "status">;
  /** Whether the list itself holds what the visitor's services have alone, where they want only that. */
  readonly isNarrowed?: boolean;
  readonly above?: ReactNode;
  readonly intro?: ReactNode;
  /** Puts the list where it stands, where that is not below the controls. */
  readonly renderAround?: (list: ReactNode) => ReactNode;
}

/** A page that is a list of titles: heading, controls, cards that say where they can be watched, paging, and each state. */
export function TitleListPage<
  Page extends ListedPage & { readonly results: readonly ListedTitle[] },
>({
  head,
  heading,
  note,
  above,
  controls,
  intro,
  renderAround,
  isNarrowed = false,
  ...list
}: Props<Page>) {
  const { state } = list;
  const titles = (
    <WatchableTitles titles={state.kind === "results" ? state.page.results : none}>
      <TitleList
        {...list}
        {...(isNarrowed && {
          renderEmpty: (page: Page) => <NothingOnMine otherwise={list.renderEmpty(page)} />,
        })}
      />
    </WatchableTitles>
  );
  return (
    <ListFrame
      above={
        <>
          <PageHead unlisted={state.kind === "empty"} {...head} status={listStatus(state)} />
          {above}
        </>
      }
      heading={heading}
      note={note}
      controls={controls}
      aside={
        <Row $wrap $align="center" $gap={2}>
          <MyServicesButton narrows={isNarrowed} />
          <HideSeenButton />
        </Row>
      }
    >
      {intro}
      {renderAround ? renderAround(titles) : titles}
    </ListFrame>
  );
}
